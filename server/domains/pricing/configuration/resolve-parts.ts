import { type InputIssue, InvalidInputError } from '../../../errors/errors.ts';
import type { Piece } from '../sources/piece.ts';
import type { Configuration, PartConfiguration } from './configuration.ts';
import { followingConfiguration, standardChoices } from './following-configuration.ts';
import { type ResolvedConfiguration, resolveConfiguration } from './resolve-configuration.ts';

/** A piece with its choices. */
export type ResolvedPart = {
  piece: Piece;
  resolved: ResolvedConfiguration;
  /** Quantity per main piece. */
  quantity: number;
  /** It was not configured separately, but like the main piece. */
  follows: boolean;
};

/**
 * A configured main piece and the parts of its set: configured separately, or like the main piece.
 * @throws InvalidInputError
 */
export function resolveParts(
  pieces: ReadonlyMap<number, Piece>,
  piece: Piece,
  configuration: Configuration,
): { main: ResolvedConfiguration; subItems: ResolvedPart[] } {
  const given = configuration.subItems ?? [];
  checkParts(piece, given);
  const main = resolveConfiguration(piece, configuration);
  const subItems = piece.subItems.flatMap(({ childId, quantity }) => {
    const child = pieces.get(childId);
    if (!child) return [];
    const index = given.findIndex(({ itemTypeId }) => itemTypeId === childId);
    const own = given[index];
    const asked = { ...partOf(child, main, own), ownMetal: main.ownMetal && child.acceptsOwnMetal };
    // Choices that a part takes over from the main piece have no path in the input.
    const path = own ? `configuration.subItems.${index}` : 'configuration';
    const resolved = resolveConfiguration(child, asked, path);
    return [{ piece: child, quantity, resolved, follows: !own }];
  });
  return { main, subItems };
}

/** Parts must be parts of the piece, each configured at most once. */
function checkParts(piece: Piece, given: readonly PartConfiguration[]): void {
  const issues = given.flatMap(({ itemTypeId }, index): InputIssue[] => {
    const path = `configuration.subItems.${index}.itemTypeId`;
    if (!piece.subItems.some(({ childId }) => childId === itemTypeId))
      return [{ path, code: 'NOT_OFFERED', message: 'This piece has no such part.' }];
    const isRepeated = given.findIndex((each) => each.itemTypeId === itemTypeId) < index;
    return isRepeated ? [{ path, code: 'DUPLICATE', message: 'One configuration per part.' }] : [];
  });
  if (issues.length > 0) throw new InvalidInputError(issues);
}

/** The choices for a part, with those of the main piece for the rest. */
function partOf(
  child: Piece,
  main: ResolvedConfiguration,
  own: PartConfiguration | undefined,
): PartConfiguration {
  const following = followingConfiguration(child, main);
  if (!own) return following;
  const attributes = own.attributes ?? [];
  const further = own.isComplete ? standardChoices(child) : (following.attributes ?? []);
  return {
    itemTypeId: child.id,
    alloyId: own.alloyId ?? following.alloyId ?? null,
    size: own.size ?? following.size ?? null,
    // Given choices come first, because issues refer to their position in the input.
    attributes: [
      ...attributes,
      ...further.filter(({ attributeId }) => !attributes.some((each) => each.attributeId === attributeId)),
    ],
  };
}
