import { midPhrase } from '../../../lib/mid-phrase.ts';

/** A text in both languages. */
export type BothLanguages = { en: string; fr: string };

/** A choice as text. */
type ComparedChoice = {
  attributeNameEn: string;
  attributeNameFr: string;
  valueEn: string;
  valueFr: string;
};

/** A part of a set. */
type ComparedPart = {
  nameEn: string;
  nameFr: string;
  alloyNameEn: string;
  alloyNameFr: string;
  /** US ring size as text. */
  size: string | null;
  choices: readonly ComparedChoice[];
  /** It was not configured separately, but like the main piece. */
  follows: boolean;
};

/** The configuration of a line of a quote, for comparison. */
export interface ComparedConfiguration {
  titleEn: string;
  titleFr: string;
  choices: readonly ComparedChoice[];
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
  return [
    { en: titleEn, fr: titleFr },
    ...choices.map(choiceFact),
    ...parts.filter(({ follows }) => !follows).map(partFact),
    ...(ownMetal ? [{ en: 'Metal supplied by the customer', fr: 'Métal fourni par le client' }] : []),
    { en: priority.nameEn, fr: priority.nameFr },
  ];
}

function choiceFact({ attributeNameEn, attributeNameFr, valueEn, valueFr }: ComparedChoice): BothLanguages {
  return { en: `${attributeNameEn}: ${valueEn}`, fr: `${attributeNameFr}\u00A0: ${valueFr}` };
}

function partFact({ nameEn, nameFr, alloyNameEn, alloyNameFr, size, choices }: ComparedPart): BothLanguages {
  const facts = choices.map(choiceFact);
  return {
    en: [
      nameEn,
      midPhrase(alloyNameEn),
      ...(size ? [`size ${size}`] : []),
      ...facts.map(({ en }) => en),
    ].join(', '),
    fr: [
      nameFr,
      midPhrase(alloyNameFr),
      ...(size ? [`taille ${size}`] : []),
      ...facts.map(({ fr }) => fr),
    ].join(', '),
  };
}

function inOneText(facts: readonly BothLanguages[]): BothLanguages | null {
  if (facts.length === 0) return null;
  return {
    en: facts.map(({ en }) => en).join(' · '),
    fr: facts.map(({ fr }) => fr).join(' · '),
  };
}
