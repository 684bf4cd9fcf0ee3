import { createHash } from 'node:crypto';
import { midPhrase } from '../../../lib/mid-phrase.ts';
import type { UsRingSize } from '../rules/ring-size.ts';
import { ringSizeText } from '../rules/ring-size-text.ts';
import type { ConfiguredPart, ResolvedChoice } from './configuration.ts';

type Names = { nameEn: string; nameFr: string };

/** Hash of a resolved configuration; the order of choices does not matter. */
export function configurationHash(configuration: {
  itemTypeId: number;
  alloyId: number;
  size: UsRingSize | null;
  choices: readonly ResolvedChoice[];
  parts: readonly ConfiguredPart[];
  ownMetal: boolean;
  priorityId: number;
}): string {
  const { itemTypeId, alloyId, size, choices, parts, ownMetal, priorityId } = configuration;
  const apart = parts
    .filter(({ follows }) => !follows)
    .map((part) => [part.itemTypeId, part.alloyId, part.size, chosenOf(part.choices)] as const)
    .toSorted(([one], [other]) => one - other);
  // Omitted if empty, so that the hashes of most pieces do not change.
  const further = apart.length > 0 || ownMetal ? [apart, ownMetal] : [];
  const identity = JSON.stringify([itemTypeId, alloyId, size, priorityId, chosenOf(choices), ...further]);
  return createHash('sha256').update(identity).digest('hex').slice(0, 32);
}

function chosenOf(choices: readonly ResolvedChoice[]) {
  return choices
    .map(({ attributeId, optionId, text }) => [attributeId, optionId, text] as const)
    .toSorted(([one], [other]) => one - other);
}

/** The title of a configuration, e.g. 'Aurora solitaire, 14K yellow gold, size 6½'. */
export function configurationTitles(
  piece: Names,
  alloy: Names,
  size: UsRingSize | null,
): { titleEn: string; titleFr: string } {
  const shownSize = size === null ? null : ringSizeText(size, 'US');
  return {
    titleEn: [piece.nameEn, midPhrase(alloy.nameEn), ...(shownSize ? [`size ${shownSize}`] : [])].join(', '),
    titleFr: [piece.nameFr, midPhrase(alloy.nameFr), ...(shownSize ? [`taille ${shownSize}`] : [])].join(
      ', ',
    ),
  };
}
