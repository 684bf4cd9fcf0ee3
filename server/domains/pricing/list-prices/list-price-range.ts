import { InvalidInputError } from '../../../errors/errors.ts';
import { type Decimal, type Money, maxDecimal } from '../../../lib/money.ts';
import { priceAndName } from '../calculation/price-and-name.ts';
import { choiceFigures, finishedWeight, metalFigures } from '../calculation/price-figures.ts';
import type { AttributeChoice, Configuration } from '../configuration/configuration.ts';
import { offeredChoices, offeredNumbers, offeredSizes } from '../configuration/configuration-space.ts';
import { resolveConfiguration } from '../configuration/resolve-configuration.ts';
import type { ResolvedPart } from '../configuration/resolve-parts.ts';
import { undominated } from '../rules/undominated.ts';
import type { LoadedSources } from '../sources/load-price-sources.ts';
import type { Piece } from '../sources/piece.ts';
import type { PriorityTerms } from '../sources/price-rates.ts';
import { decisiveSizes } from './decisive-sizes.ts';

/**
 * The lowest and highest unit price of a piece, a configuration at the lowest price, and the lowest price in each
 * available alloy by its id.
 */
type PriceRange = {
  least: Money;
  greatest: Money;
  cheapest: Configuration;
  leastByAlloy: ReadonlyMap<number, Money>;
};

type Order = { pieces: ReadonlyMap<number, Piece>; sources: LoadedSources; now: Date };

type MetalChoice = {
  alloyId: number;
  size: string | null;
  numbers: AttributeChoice[];
  figures: Decimal[];
};
/** A configuration with its unit price. */
type Found = { price: Money; configuration: Configuration };

type OtherChoice = { attributes: AttributeChoice[]; figures: Decimal[] };

/**
 * The prices of one piece over all metals, sizes and choices, and for a set over those of each part, which may be
 * configured separately; null if it cannot be ordered at all. Metal, size and numbers decide weight, metal and labour;
 * the other choices decide stones, setting and treatments. The price grows with each of these figures, so that only
 * undominated choices are priced.
 */
export function listPriceRange(piece: Piece, order: Order): PriceRange | null {
  if (piece.quoteRequired) return null;
  try {
    return rangeOfSet(piece, order);
  } catch (error) {
    // The catalogue entry itself is invalid: a piece without metal, or a part of a set without any.
    if (error instanceof InvalidInputError) return null;
    throw error;
  }
}

/** Parts cost the same as when ordered alone, times their quantity. So minimum and maximum are independent for each. */
function rangeOfSet(piece: Piece, order: Order): PriceRange | null {
  const whole = priceRange(alone(piece), 1, order);
  if (!whole) return null;
  return piece.subItems.reduce<PriceRange | null>((range, { childId, quantity }) => {
    const child = order.pieces.get(childId);
    if (!range || !child) return range;
    const part = priceRange(alone(child), quantity, order);
    if (!part) return null;
    const { priorityId: _priority, ...cheapest } = part.cheapest;
    return {
      least: range.least.plus(part.least.mul(quantity)),
      greatest: range.greatest.plus(part.greatest.mul(quantity)),
      leastByAlloy: new Map(
        [...range.leastByAlloy].map(([alloyId, least]) => [alloyId, least.plus(part.least.mul(quantity))]),
      ),
      cheapest: { ...range.cheapest, subItems: [...(range.cheapest.subItems ?? []), cheapest] },
    };
  }, whole);
}

/** A piece without its parts. Parts are priced even if the catalogue does not show them. */
function alone(piece: Piece): Piece {
  return { ...piece, subItems: [], isOffered: true };
}

function priceRange(piece: Piece, quantity: number, order: Order): PriceRange | null {
  const priority = cheapestPriority(order.sources.priorities);
  if (!priority) return null;
  const metals = metalChoices(piece, order, priority);
  const others = otherChoices(piece, order, priority);
  const price = (some: readonly MetalChoice[], rest: readonly OtherChoice[]) =>
    pricesOf(piece, quantity, { metals: undominated(some), others: undominated(rest) }, order, priority);
  const cheapestByAlloy = [...Map.groupBy(metals, ({ alloyId }) => alloyId)].flatMap(([alloyId, own]) => {
    const found = cheapestOf(price(own, others));
    return found ? [[alloyId, found] as const] : [];
  });
  const cheapest = cheapestOf(cheapestByAlloy.map(([, found]) => found));
  if (!cheapest) return null;
  const greatest = price(metals.map(opposite), others.map(opposite))
    .map((each) => each.price)
    .reduce(maxDecimal, cheapest.price);
  return {
    least: cheapest.price,
    greatest,
    cheapest: cheapest.configuration,
    leastByAlloy: new Map(cheapestByAlloy.map(([alloyId, found]) => [alloyId, found.price])),
  };
}

function cheapestOf(found: readonly Found[]): Found | undefined {
  const [first, ...others] = found;
  return first && others.reduce((best, each) => (each.price.lessThan(best.price) ? each : best), first);
}

/** A priority multiplies labour, so the lowest factor gives the lowest price. */
function cheapestPriority(priorities: readonly PriorityTerms[]): PriorityTerms | undefined {
  return priorities.toSorted((one, other) => one.factor.comparedTo(other.factor))[0];
}

/**
 * Every alloy with the minimum and maximum numbers in each relevant size, without those whose metal or labour has no
 * price.
 */
function metalChoices(piece: Piece, order: Order, priority: PriorityTerms): MetalChoice[] {
  const numbers = [...offeredNumbers(piece)];
  const sizes = offeredSizes(piece);
  return piece.alloys.flatMap(({ id: alloyId }) =>
    numbers.flatMap((attributes) => {
      const partIn = (size: string | null) =>
        partOf(piece, { itemTypeId: piece.id, alloyId, size, attributes });
      const weightIn = (size: string | null) => finishedWeight(partIn(size), { ...order, priority });
      return decisiveSizes(piece, sizes, weightIn).flatMap((size) => {
        const figures = metalFigures(partIn(size), { ...order, priority });
        return figures ? [{ alloyId, size, numbers: attributes, figures }] : [];
      });
    }),
  );
}

/** Every combination of the other choices, without those whose stones have no price. */
function otherChoices(piece: Piece, order: Order, priority: PriorityTerms): OtherChoice[] {
  return [...offeredChoices(piece)].flatMap((attributes) => {
    const part = partOf(piece, { itemTypeId: piece.id, attributes });
    const figures = choiceFigures(part, { ...order, priority });
    return figures ? [{ attributes, figures }] : [];
  });
}

function partOf(piece: Piece, configuration: Configuration): ResolvedPart {
  return { piece, resolved: resolveConfiguration(piece, configuration), quantity: 1, follows: false };
}

function opposite<Choice extends { figures: Decimal[] }>(choice: Choice): Choice {
  return { ...choice, figures: choice.figures.map((figure) => figure.neg()) };
}

function pricesOf(
  piece: Piece,
  quantity: number,
  { metals, others }: { metals: readonly MetalChoice[]; others: readonly OtherChoice[] },
  { pieces, sources, now }: Order,
  priority: PriorityTerms,
): Found[] {
  const own = new Map([...pieces, [piece.id, piece] as const]);
  return metals.flatMap(({ alloyId, size, numbers }) =>
    others.flatMap(({ attributes: chosen }) => {
      const attributes = [...numbers, ...chosen];
      const configuration = { itemTypeId: piece.id, alloyId, size, attributes, priorityId: priority.id };
      const { unitPrice, quoteRequired } = priceAndName(own, sources, { configuration, quantity, now });
      return unitPrice === null || quoteRequired ? [] : [{ price: unitPrice, configuration }];
    }),
  );
}
