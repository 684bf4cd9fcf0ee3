import type {
  AttributeChoice,
  Configuration,
  PartConfiguration,
} from '../../server/domains/pricing/configuration/configuration.ts';
import { offeredSizes } from '../../server/domains/pricing/configuration/configuration-space.ts';
import type { Piece, PieceAttribute } from '../../server/domains/pricing/sources/piece.ts';

/** Returns numbers from 0 to 1, excluding 1. */
type Random = () => number;

/** Returns the same numbers in every run, so that all runs price the same configurations. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A random element; undefined if there is none. */
export function oneOf<Each>(some: readonly Each[], random: Random): Each | undefined {
  return some[Math.floor(random() * some.length)];
}

/**
 * A random configuration of a piece: metal, size, choices and numbers that it offers. Half of its parts are configured
 * separately.
 */
export function randomConfiguration(
  piece: Piece,
  pieces: ReadonlyMap<number, Piece>,
  random: Random,
): Configuration {
  const apart = piece.subItems.flatMap(({ childId }) => {
    const child = pieces.get(childId);
    return child && random() < 0.5 ? [randomPart(child, random)] : [];
  });
  return {
    ...randomPart(piece, random),
    subItems: apart,
    ownMetal: piece.acceptsOwnMetal && random() < 0.1,
  };
}

function randomPart(piece: Piece, random: Random): PartConfiguration {
  return {
    itemTypeId: piece.id,
    alloyId: oneOf(piece.alloys, random)?.id ?? null,
    size: oneOf(offeredSizes(piece), random) ?? null,
    attributes: piece.attributes.flatMap((offered) => choiceOf(offered, random)),
  };
}

function choiceOf(offered: PieceAttribute, random: Random): AttributeChoice[] {
  const { id: attributeId, kind, required, options } = offered;
  if (!required && random() < 0.3) return [];
  if (kind === 'TEXT') return [{ attributeId, text: 'For ever' }];
  if (kind === 'NUMBER') {
    const text = oneOf([offered.minNumber, offered.defaultNumber, offered.maxNumber], random);
    return text == null ? [] : [{ attributeId, text }];
  }
  const option = kind === 'SELECT' ? oneOf(options, random) : undefined;
  return option ? [{ attributeId, optionId: option.id }] : [];
}
