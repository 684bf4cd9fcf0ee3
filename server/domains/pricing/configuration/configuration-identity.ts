import { createHash } from 'node:crypto';
import type { UsRingSize } from '../rules/ring-size.ts';
import { ringSizeText } from '../rules/ring-size-text.ts';
import type { ResolvedChoice } from './configuration.ts';

type Names = { nameEn: string; nameFr: string };

/** Hash of a resolved configuration; the order of choices does not matter. */
export function configurationHash(configuration: {
  itemTypeId: number;
  alloyId: number;
  size: UsRingSize | null;
  choices: readonly ResolvedChoice[];
  priorityId: number;
}): string {
  const { itemTypeId, alloyId, size, choices, priorityId } = configuration;
  const chosen = choices
    .map(({ attributeId, optionId, text }) => [attributeId, optionId, text] as const)
    .toSorted(([one], [other]) => one - other);
  const identity = JSON.stringify([itemTypeId, alloyId, size, priorityId, chosen]);
  return createHash('sha256').update(identity).digest('hex').slice(0, 32);
}

/** The piece in a line, e.g. 'Aurora solitaire, 14K yellow gold, size 6½'. */
export function configurationTitles(
  piece: Names,
  alloy: Names,
  size: UsRingSize | null,
): { titleEn: string; titleFr: string } {
  const shownSize = size === null ? null : ringSizeText(size, 'US');
  return {
    titleEn: [piece.nameEn, alloy.nameEn, ...(shownSize ? [`size ${shownSize}`] : [])].join(', '),
    titleFr: [piece.nameFr, alloy.nameFr, ...(shownSize ? [`taille ${shownSize}`] : [])].join(', '),
  };
}
