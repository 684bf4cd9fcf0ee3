import type { Locale } from '../../../lib/locale-formats.ts';
import { pieceWords } from '../../ordering/rules/piece-words.ts';
import type { ResolvedChoice } from '../../pricing/configuration/configuration.ts';
import { ringSizeText } from '../../pricing/rules/ring-size-text.ts';
import type { JobConfiguration } from './job-configuration.ts';

/** A stored configuration as text: a line with its choices, and a line for each part of a set. */
export function configurationWords(
  { choices, parts }: Pick<JobConfiguration, 'choices' | 'parts'>,
  language: Locale,
): string[] {
  const named = (chosen: readonly ResolvedChoice[]) =>
    chosen.map(({ attributeNameEn, attributeNameFr, valueEn, valueFr }) =>
      language === 'fr'
        ? { attributeName: attributeNameFr, value: valueFr }
        : { attributeName: attributeNameEn, value: valueEn },
    );
  const described = parts.map((part) => ({
    quantity: part.quantity,
    name: language === 'fr' ? part.nameFr : part.nameEn,
    alloyName: language === 'fr' ? part.alloyNameFr : part.alloyNameEn,
    size: part.size === null ? null : `US ${ringSizeText(Number(part.size), 'US')}`,
    choices: named(part.choices),
  }));
  return pieceWords({ choices: named(choices), parts: described }, language);
}
