import type { Piece } from '../sources/piece.ts';
import type { Configuration } from './configuration.ts';
import { followingConfiguration } from './following-configuration.ts';
import { type ResolvedConfiguration, resolveConfiguration } from './resolve-configuration.ts';

/** A piece with what was chosen for it. */
export type ResolvedPart = {
  piece: Piece;
  resolved: ResolvedConfiguration;
  /** How many go with one main piece. */
  quantity: number;
};

/** A main piece as configured, and the parts of its set, which follow it. Throws InvalidInputError. */
export function resolveParts(
  pieces: ReadonlyMap<number, Piece>,
  piece: Piece,
  configuration: Configuration,
): { main: ResolvedConfiguration; subItems: ResolvedPart[] } {
  const main = resolveConfiguration(piece, configuration);
  const subItems = piece.subItems.flatMap(({ childId, quantity }) => {
    const child = pieces.get(childId);
    if (!child) return [];
    return [
      { piece: child, quantity, resolved: resolveConfiguration(child, followingConfiguration(child, main)) },
    ];
  });
  return { main, subItems };
}
