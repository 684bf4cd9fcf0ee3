import type { AttributeChoice, Configuration } from '../../pricing/configuration/configuration.ts';
import { toSize } from '../../pricing/configuration/resolve-configuration.ts';
import type { Piece, PieceAttribute } from '../../pricing/sources/piece.ts';

/** The default configuration of a piece: reference size, and the first option of each required choice. */
export function typicalConfiguration(piece: Piece): Configuration {
  const size = toSize(piece.refSize) ?? toSize(piece.minSize);
  return {
    itemTypeId: piece.id,
    size: piece.minSize === null || size === null ? null : String(size),
    attributes: piece.attributes.flatMap(firstChoice),
  };
}

/** The value of a required attribute without a default. */
function firstChoice(attribute: PieceAttribute): AttributeChoice[] {
  const { id: attributeId, kind, required, defaultOptionId, defaultNumber, minNumber, options } = attribute;
  const [first] = options;
  if (!required) return [];
  if (kind === 'SELECT' && defaultOptionId === null && first) return [{ attributeId, optionId: first.id }];
  if (kind === 'NUMBER' && defaultNumber === null && minNumber !== null)
    return [{ attributeId, text: minNumber }];
  return [];
}
