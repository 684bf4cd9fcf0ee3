import type { Database } from '../../../../server/database/client.ts';
import { priceMany } from '../../../../server/domains/pricing/calculation/read-and-price.ts';
import type {
  AttributeChoice,
  Configuration,
} from '../../../../server/domains/pricing/configuration/configuration.ts';
import { standardChoices } from '../../../../server/domains/pricing/configuration/following-configuration.ts';
import { loadPieces } from '../../../../server/domains/pricing/sources/load-pieces.ts';
import type { Piece, PieceAttribute } from '../../../../server/domains/pricing/sources/piece.ts';
import { decimal } from '../../../../server/lib/money.ts';
import type { DemoCustomer } from '../people/demo-customer.ts';
import type { Random } from '../random.ts';
import type { DemoTexts } from './demo-texts.ts';

/** A piece that can be ordered. `usualPrice` is the price of its default configuration. */
type Offer = { piece: Piece; groupCode: string; usualPrice: number; createdAt: Date };

/** The part of the catalogue that the demo orders use. */
export type Shop = { pieces: ReadonlyMap<number, Piece>; offers: readonly Offer[] };

/** Reads the catalogue. List prices must be up to date. */
export async function loadShop(db: Database, now: Date): Promise<Shop> {
  const rows = await db.itemType.findMany({
    orderBy: { id: 'asc' },
    select: {
      id: true,
      shownInCatalog: true,
      listPrice: true,
      createdAt: true,
      itemGroup: { select: { code: true } },
    },
  });
  const pieces = await loadPieces(
    db,
    rows.map(({ id }) => id),
    now,
  );
  const known = rows.flatMap(({ id, shownInCatalog, listPrice, createdAt, itemGroup }) => {
    const piece = pieces.get(id);
    // Stock items are ordered without a job.
    return piece && !piece.isStock && shownInCatalog && listPrice !== null
      ? [{ piece, groupCode: itemGroup.code, createdAt }]
      : [];
  });
  const prices = await priceMany(db, {
    customerId: null,
    now,
    requests: known.map(({ piece }) => ({ configuration: asItIs(piece), quantity: 1 })),
  });
  const offers = known.map((offer, index) => {
    const price = prices[index];
    return {
      ...offer,
      usualPrice: price && 'priced' in price ? (price.priced.unitPrice?.toNumber() ?? 0) : 0,
    };
  });
  return { pieces, offers };
}

/** The default configuration of a piece, in its reference size. */
function asItIs(piece: Piece): Configuration {
  return { itemTypeId: piece.id, size: piece.refSize, attributes: standardChoices(piece) };
}

type Taste = readonly (readonly [groupCode: string, weight: number])[];

/** The item groups that each type of customer orders, by weight. */
const TASTES: Readonly<Record<DemoCustomer['type'], Taste>> = {
  RETAILER: [
    ['RINGS', 6],
    ['BANDS', 5],
    ['PENDANTS', 2],
    ['EARRINGS', 2],
    ['BRACELETS', 1],
    ['CHAINS', 1],
    ['SERVICES', 1],
  ],
  DESIGNER: [
    ['RINGS', 3],
    ['BANDS', 3],
    ['FINDINGS', 3],
    ['SERVICES', 2],
    ['STONES', 1],
    ['PENDANTS', 1],
    ['ACCESSORIES', 1],
  ],
  WHOLESALER: [
    ['BANDS', 4],
    ['CHAINS', 3],
    ['FINDINGS', 2],
    ['EARRINGS', 2],
    ['RINGS', 3],
    ['BRACELETS', 2],
  ],
  CHAIN: [
    ['BANDS', 5],
    ['EARRINGS', 3],
    ['PENDANTS', 3],
    ['RINGS', 3],
    ['CHAINS', 2],
  ],
  FUNERAL_HOME: [
    ['MEMORIAL', 10],
    ['PENDANTS', 1],
    ['CHAINS', 1],
  ],
};

/** A random piece that a type of customer would order at a given time. */
export function offerFor(
  shop: Shop,
  type: DemoCustomer['type'],
  { random, before }: { random: Random; before: Date },
): Offer {
  const groupCode = random.weighted(TASTES[type]);
  const fitting = shop.offers.filter((offer) => offer.groupCode === groupCode && offer.createdAt < before);
  return random.pick(fitting.length > 0 ? fitting : shop.offers);
}

/** Pieces above this price are ordered singly. */
const EXPENSIVE = 900;

/**
 * The ordered quantity: findings by the dozen, bands and chains of trade customers in small numbers, everything else
 * singly.
 */
export function quantityFor(
  { groupCode, usualPrice }: Offer,
  type: DemoCustomer['type'],
  random: Random,
): number {
  if (groupCode === 'SERVICES' || usualPrice > EXPENSIVE) return 1;
  if (groupCode === 'FINDINGS') return random.pick([2, 4, 5, 10, 12, 20]);
  const isTrade = type === 'WHOLESALER' || type === 'CHAIN';
  if (isTrade)
    return random.weighted([
      [1, 4],
      [2, 3],
      [3, 2],
      [5, 2],
      [10, 1],
    ]);
  return random.weighted([
    [1, 12],
    [2, 2],
  ]);
}

/** A random configuration that a customer could have chosen. */
export function configured(
  { piece }: Offer,
  texts: DemoTexts,
  { random, cuts }: { random: Random; cuts: Random },
): Configuration {
  const alloy = random.chance(0.5) ? null : random.pick(piece.alloys);
  return {
    itemTypeId: piece.id,
    alloyId: alloy?.id ?? null,
    size: sizeFor(piece, random),
    attributes: piece.attributes.flatMap((attribute) =>
      choiceFor(attribute, texts, isCut(attribute) ? cuts : random),
    ),
    priorityId: random.weighted([
      [1, 84],
      [2, 12],
      [3, 4],
    ]),
  };
}

/** Whether the attribute is the cut of a stone. */
function isCut({ options }: PieceAttribute): boolean {
  return options.some(({ stoneShape }) => stoneShape !== null);
}

function choiceFor(attribute: PieceAttribute, texts: DemoTexts, random: Random): AttributeChoice[] {
  const { id: attributeId, kind, required, defaultOptionId, defaultNumber, options, maxLength } = attribute;
  const isOpen = required && defaultOptionId === null && defaultNumber === null;
  if (kind === 'TEXT') {
    const text = random.pick(texts.engravings).slice(0, maxLength ?? 24);
    return isOpen || random.chance(0.3) ? [{ attributeId, text }] : [];
  }
  if (kind === 'NUMBER') {
    const { minNumber, maxNumber } = attribute;
    const numbers = [minNumber, defaultNumber, maxNumber].filter((number) => number !== null);
    return numbers.length > 0 && (isOpen || random.chance(0.3))
      ? [{ attributeId, text: random.pick(numbers) }]
      : [];
  }
  if (kind !== 'SELECT' || options.length === 0) return [];
  return isOpen || random.chance(0.3) ? [{ attributeId, optionId: random.pick(options).id }] : [];
}

/** A common ring size, usually with steps of a half. */
function sizeFor({ minSize, maxSize }: Piece, random: Random): string | null {
  if (minSize === null || maxSize === null) return null;
  const smallest = Math.max(decimal(minSize).toNumber(), 4.5);
  const largest = Math.min(decimal(maxSize).toNumber(), 11.5);
  const middle = (random.between(smallest, largest) + random.between(smallest, largest)) / 2;
  const steps = random.chance(0.2) ? 4 : 2;
  return String(Math.round(middle * steps) / steps);
}
