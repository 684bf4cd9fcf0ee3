import type { ConfiguredPart } from './configuration.ts';
import type { ResolvedPart } from './resolve-parts.ts';

/** A part in snapshot form. */
export function configuredPart({ piece, resolved, quantity, follows }: ResolvedPart): ConfiguredPart {
  const { alloy, size, choices } = resolved;
  return {
    itemTypeId: piece.id,
    code: piece.code,
    nameEn: piece.nameEn,
    nameFr: piece.nameFr,
    alloyId: alloy.id,
    alloyCode: alloy.code,
    alloyNameEn: alloy.nameEn,
    alloyNameFr: alloy.nameFr,
    size: size === null ? null : String(size),
    choices,
    quantity,
    follows,
  };
}
