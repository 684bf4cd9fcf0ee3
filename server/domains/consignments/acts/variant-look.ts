import { chosenCut, chosenLook } from '../../catalog/pictures/line-picture.ts';
import { resolveConfiguration } from '../../pricing/configuration/resolve-configuration.ts';
import type { Piece } from '../../pricing/sources/piece.ts';

/** The options that the picture of a line shows. */
export type PicturedVariant = { stoneShape: string | null; look: string | null };

/** The options of a variant that its picture shows. Options that the piece no longer has are ignored. */
export function variantLook(
  piece: Piece,
  options: readonly { attributeId: number; optionId: number }[],
): PicturedVariant {
  const offered = options.filter(({ attributeId, optionId }) => {
    const attribute = piece.attributes.find(({ id }) => id === attributeId);
    return attribute?.options.some(({ id }) => id === optionId);
  });
  const { choices } = resolveConfiguration(piece, { itemTypeId: piece.id, attributes: offered });
  return { stoneShape: chosenCut(choices), look: chosenLook(choices, []) };
}
