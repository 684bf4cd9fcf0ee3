import {
  type StoredChoice,
  type StoredPart,
  storedChoiceWords,
  storedPartWords,
} from '../../orders/rules/configuration-words.ts';

/** A text in both languages. */
export type BothLanguages = { en: string; fr: string };

/** A part of a set. */
type ComparedPart = StoredPart & {
  /** It was not configured separately, but like the main piece. */
  follows: boolean;
};

/** The configuration of a line of a quote, for comparison. */
export interface ComparedConfiguration {
  titleEn: string;
  titleFr: string;
  choices: readonly StoredChoice[];
  parts: readonly ComparedPart[];
  ownMetal: boolean;
  priority: { nameEn: string; nameFr: string };
}

/** The difference between two configurations as text: what was removed and what was added; null if nothing. */
export function configurationChange(
  before: ComparedConfiguration,
  after: ComparedConfiguration,
): { before: BothLanguages | null; after: BothLanguages | null } {
  const [was, is] = [factsOf(before), factsOf(after)];
  const without = (facts: readonly BothLanguages[], others: readonly BothLanguages[]) =>
    inOneText(facts.filter(({ en }) => others.every((other) => other.en !== en)));
  return { before: without(was, is), after: without(is, was) };
}

function factsOf({ titleEn, titleFr, choices, parts, ownMetal, priority }: ComparedConfiguration) {
  const choiceFacts = choices.flatMap((choice) => {
    const [en] = storedChoiceWords([choice], 'en');
    const [fr] = storedChoiceWords([choice], 'fr');
    return en === undefined || fr === undefined ? [] : [{ en, fr }];
  });
  const partFacts = parts
    .filter(({ follows }) => !follows)
    .map((part) => ({ en: storedPartWords(part, 'en'), fr: storedPartWords(part, 'fr') }));
  return [
    { en: titleEn, fr: titleFr },
    ...choiceFacts,
    ...partFacts,
    ...(ownMetal ? [{ en: 'Metal supplied by the customer', fr: 'Métal fourni par le client' }] : []),
    { en: priority.nameEn, fr: priority.nameFr },
  ];
}

function inOneText(facts: readonly BothLanguages[]): BothLanguages | null {
  if (facts.length === 0) return null;
  return {
    en: facts.map(({ en }) => en).join(' · '),
    fr: facts.map(({ fr }) => fr).join(' · '),
  };
}
