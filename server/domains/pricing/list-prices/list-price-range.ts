import { InvalidInputError } from '../../../errors/errors.ts';
import { type Decimal, type Money, maxDecimal } from '../../../lib/money.ts';
import { choiceFigures, metalFigures } from '../calculation/price-figures.ts';
import { priceLoaded } from '../calculation/price-loaded.ts';
import type { AttributeChoice, Configuration } from '../configuration/configuration.ts';
import { offeredChoices, offeredSizes } from '../configuration/configuration-space.ts';
import { type ResolvedPart, resolveParts } from '../configuration/resolve-parts.ts';
import { undominated } from '../rules/undominated.ts';
import type { LoadedSources, PriorityTerms } from '../sources/load-price-sources.ts';
import type { Piece } from '../sources/piece.ts';

/** The least and the greatest unit price of a piece, with a configuration that costs the least. */
export type PriceRange = { least: Money; greatest: Money; cheapest: Configuration };

type Order = { pieces: ReadonlyMap<number, Piece>; sources: LoadedSources; now: Date };

type MetalChoice = { alloyId: number; size: string | null; figures: Decimal[] };
type OtherChoice = { attributes: AttributeChoice[]; figures: Decimal[] };

/**
 * The prices of one piece over every metal, size and choice that it offers; null when none of them can be ordered.
 * Metal and size decide weight, metal and labour; the other choices decide stones, setting and treatments. The price
 * grows with each of these figures, so that only choices with figures that no other choice undercuts are priced.
 */
export function listPriceRange(piece: Piece, order: Order): PriceRange | null {
  if (piece.quoteRequired) return null;
  try {
    return priceRange(piece, order);
  } catch (error) {
    // The catalogue itself is refused: a piece without metal, a part of a set that is made in none.
    if (error instanceof InvalidInputError) return null;
    throw error;
  }
}

function priceRange(piece: Piece, order: Order): PriceRange | null {
  const priority = cheapestPriority(order.sources.priorities);
  if (!priority) return null;
  const metals = metalChoices(piece, order, priority);
  const others = otherChoices(piece, order, priority);
  const price = (some: readonly MetalChoice[], rest: readonly OtherChoice[]) =>
    pricesOf(piece, undominated(some), undominated(rest), order, priority);
  const [first, ...cheap] = price(metals, others);
  if (!first) return null;
  const cheapest = cheap.reduce((best, each) => (each.price.lessThan(best.price) ? each : best), first);
  const greatest = price(metals.map(opposite), others.map(opposite))
    .map((each) => each.price)
    .reduce(maxDecimal, cheapest.price);
  return { least: cheapest.price, greatest, cheapest: cheapest.configuration };
}

/** A priority multiplies labour: the least factor makes the least price. */
function cheapestPriority(priorities: readonly PriorityTerms[]): PriorityTerms | undefined {
  return priorities.toSorted((one, other) => one.factor.comparedTo(other.factor))[0];
}

/** Every alloy in every size, without those whose metal or labour has no price. */
function metalChoices(piece: Piece, order: Order, priority: PriorityTerms): MetalChoice[] {
  return piece.alloys.flatMap(({ id: alloyId }) =>
    offeredSizes(piece).flatMap((size) => {
      const parts = partsOf(piece, { itemTypeId: piece.id, alloyId, size }, order);
      const figures = figuresOf(parts, (part) => metalFigures(part, { ...order, priority }));
      return figures ? [{ alloyId, size, figures }] : [];
    }),
  );
}

/** Every combination of the other choices, without those whose stones have no price. */
function otherChoices(piece: Piece, order: Order, priority: PriorityTerms): OtherChoice[] {
  const children = piece.subItems.flatMap(({ childId }) => order.pieces.get(childId) ?? []);
  return [...offeredChoices(piece, children)].flatMap((attributes) => {
    const parts = partsOf(piece, { itemTypeId: piece.id, attributes }, order);
    const figures = figuresOf(parts, (part) => choiceFigures(part, { ...order, priority }));
    return figures ? [{ attributes, figures }] : [];
  });
}

function partsOf(piece: Piece, configuration: Configuration, { pieces }: Order): ResolvedPart[] {
  const { main, subItems } = resolveParts(pieces, piece, configuration);
  return [{ piece, resolved: main, quantity: 1 }, ...subItems];
}

/** The figures of all parts in a row; null as soon as one part has no price. */
function figuresOf(
  parts: readonly ResolvedPart[],
  figuresOfPart: (part: ResolvedPart) => Decimal[] | null,
): Decimal[] | null {
  const figures = parts.map(figuresOfPart);
  return figures.includes(null) ? null : figures.flatMap((each) => each ?? []);
}

function opposite<Choice extends { figures: Decimal[] }>(choice: Choice): Choice {
  return { ...choice, figures: choice.figures.map((figure) => figure.neg()) };
}

function pricesOf(
  piece: Piece,
  metals: readonly MetalChoice[],
  others: readonly OtherChoice[],
  { pieces, sources, now }: Order,
  priority: PriorityTerms,
): { price: Money; configuration: Configuration }[] {
  return metals.flatMap(({ alloyId, size }) =>
    others.flatMap(({ attributes }) => {
      const configuration = { itemTypeId: piece.id, alloyId, size, attributes, priorityId: priority.id };
      const { unitPrice, quoteRequired } = priceLoaded(pieces, sources, { configuration, quantity: 1, now });
      return unitPrice === null || quoteRequired ? [] : [{ price: unitPrice, configuration }];
    }),
  );
}
