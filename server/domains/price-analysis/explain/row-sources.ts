import { decimal } from '../../../lib/money.ts';
import { GRAMS_PER_TROY_OUNCE } from '../../../lib/weight.ts';
import type { RateTableCode } from '../../pricing/rate-tables/rules/rate-table.ts';
import { chooseTerm } from '../../pricing/rules/adjustment.ts';
import type { StonePart } from '../../pricing/rules/price-input.ts';
import { findSettingRate, findStonePrice } from '../../pricing/rules/stone-price.ts';
import type { LoadedSources } from '../../pricing/sources/load-price-sources.ts';
import type { Piece } from '../../pricing/sources/piece.ts';

/** The key of a row in a rate table: cells by column name. */
export type RateLookup = { table: RateTableCode; key: Readonly<Record<string, string | null>> };

/** A figure of a row's calculation; names in both languages. */
export type RowFact = { nameEn: string; nameFr: string; value: string };

/** The sources of a row: figures of the piece and the market, and rows of rate tables. */
type RowSources = { facts: RowFact[]; lookups: RateLookup[] };

/** What the rows of a price are explained from, as of the time of the price. */
export type ExplainedFrom = {
  piece: Piece;
  itemGroupCode: string;
  stones: readonly StonePart[];
  sources: LoadedSources;
  /** Codes of the buyer; null for the list price. */
  accountNumber: string | null;
  customerTypeCode: string | null;
  size: string | null;
  quantity: number;
  market: readonly { metalCode: string; pricePerOunce: string }[];
};

type Row = { kind: string; code: string | null; quantity: string; unit: string; rate: string };

/** The sources of a breakdown row. */
export function rowSources(row: Row, from: ExplainedFrom): RowSources {
  const { piece } = from;
  const code = row.code ?? '';
  switch (row.kind) {
    case 'METAL':
      return metalSources(code, from);
    case 'LOSS':
      return facts(['Loss of the piece, %', 'Perte de l’article, %', piece.lossPercent]);
    case 'METAL_MARKUP':
      return facts(['Metal markup of the piece, %', 'Marge sur le métal de l’article, %', piece.markupMetal]);
    case 'LABOUR_MARKUP':
      return facts([
        'Labour markup of the piece, %',
        'Marge sur la main-d’œuvre de l’article, %',
        piece.markupLabour,
      ]);
    case 'STONE_MARKUP':
      return facts([
        'Stone markup of the piece, %',
        'Marge sur les pierres de l’article, %',
        piece.markupStone,
      ]);
    case 'FINDING_MARKUP':
      return facts([
        'Findings markup of the piece, %',
        'Marge sur les apprêts de l’article, %',
        piece.markupFinding,
      ]);
    case 'LABOUR':
      return { facts: [], lookups: [{ table: 'LABOUR', key: { service: code } }] };
    case 'FINDINGS':
      return { facts: [], lookups: [{ table: 'FINDINGS', key: { finding: code } }] };
    case 'TREATMENT':
      return { ...areaOf(row, piece), lookups: [{ table: 'TREATMENTS', key: { treatment: code } }] };
    case 'SETUP':
      return { facts: [], lookups: [{ table: 'TREATMENTS', key: { treatment: code } }] };
    case 'PRIORITY':
      return { facts: [], lookups: [{ table: 'PRIORITIES', key: { priority: code } }] };
    case 'SETTING':
      return settingSources(code, from);
    case 'STONES':
      return stoneSources(code, from);
    case 'ADJUSTMENT':
      return termSources(from);
    case 'QUANTITY_BREAK':
      return breakSources(from);
    case 'ROUNDING':
      return facts(['Step', 'Pas', row.rate]);
    case 'SUB_ITEM':
      return facts(['Price of the part alone', 'Prix de l’élément seul', row.rate]);
    default:
      return { facts: [], lookups: [] };
  }
}

function facts(...named: readonly (readonly [nameEn: string, nameFr: string, value: string])[]): RowSources {
  return { facts: named.map(([nameEn, nameFr, value]) => ({ nameEn, nameFr, value })), lookups: [] };
}

/** Weight by reference or CAD model, and the gram rate: parts × market ÷ ounce × premium. */
function metalSources(alloyCode: string, { piece, size, market, sources }: ExplainedFrom): RowSources {
  const alloy = piece.alloys.find((each) => each.code === alloyCode);
  const weight: RowFact[] =
    piece.cadVolume === null
      ? facts(
          ['Reference weight, g', 'Poids de référence, g', piece.refWeight],
          ...(piece.refSize === null
            ? []
            : [['Reference size', 'Taille de référence', piece.refSize] as const]),
          ...(size === null ? [] : [['Size', 'Taille', size] as const]),
          ['Thickness, mm', 'Épaisseur, mm', piece.thickness],
          ['Share that grows with the size', 'Part qui croît avec la taille', piece.shankShare],
        ).facts
      : facts(
          // For a weighed design, this is a quotient with unlimited digits.
          ['CAD volume, cm³', 'Volume CAO, cm³', decimal(piece.cadVolume).toDecimalPlaces(4).toFixed()],
          ['Finish ratio', 'Coefficient de finition', piece.finishRatio ?? '1'],
        ).facts;
  const density = alloy
    ? facts(['Density of the alloy, g/cm³', 'Densité de l’alliage, g/cm³', alloy.density]).facts
    : [];
  const parts = alloy?.components ?? [];
  const priced = parts.flatMap(
    ({ metalCode }) => market.find((price) => price.metalCode === metalCode) ?? [],
  );
  const prices = priced.map(({ metalCode, pricePerOunce }): RowFact => {
    const metal = sources.market.find((each) => each.metalCode === metalCode);
    return {
      nameEn: `${metal?.nameEn ?? metalCode}, per troy ounce`,
      nameFr: `${metal?.nameFr ?? metalCode}, l’once troy`,
      value: pricePerOunce,
    };
  });
  const ounce = facts([
    'Grams of a troy ounce',
    'Grammes d’une once troy',
    GRAMS_PER_TROY_OUNCE.toFixed(),
  ]).facts;
  return {
    facts: [...weight, ...density, ...prices, ...(prices.length > 0 ? ounce : [])],
    lookups: [
      { table: 'ALLOY_PREMIUMS', key: { alloy: alloyCode } },
      ...priced.map(
        ({ metalCode }): RateLookup => ({
          table: 'ALLOY_METALS',
          key: { alloy: alloyCode, metal: metalCode },
        }),
      ),
    ],
  };
}

/** The area of the piece, if a treatment is charged by it. */
function areaOf({ unit }: Row, { surfaceArea }: Piece): RowSources {
  if (unit !== 'CM2' || surfaceArea === null) return { facts: [], lookups: [] };
  return facts(['Surface of the piece, cm²', 'Surface de l’article, cm²', surfaceArea]);
}

function settingSources(stoneCode: string, { stones, sources }: ExplainedFrom): RowSources {
  const stone = stones.find((each) => each.code === stoneCode);
  if (!stone?.settingType) return { facts: [], lookups: [] };
  const found = findSettingRate(sources.settingRates, stone.settingType, stone.caratEach);
  const key = { settingType: stone.settingType, maxCarat: found?.maxCarat?.toFixed() ?? null };
  return { ...caratOf(stone), lookups: found ? [{ table: 'SETTINGS', key }] : [] };
}

function stoneSources(
  stoneCode: string,
  { stones, sources, accountNumber, customerTypeCode }: ExplainedFrom,
): RowSources {
  const stone = stones.find((each) => each.code === stoneCode);
  if (!stone) return { facts: [], lookups: [] };
  const found = findStonePrice(sources.stonePrices, { ...stone, carat: stone.caratEach }, sources.buyer);
  if (!found) return caratOf(stone);
  const key = {
    gem: stone.gem,
    shape: stone.shape,
    quality: stone.quality,
    maxCarat: found.maxCarat?.toFixed() ?? null,
    customerType: found.customerTypeId === null ? null : customerTypeCode,
    customer: found.customerId === null ? null : accountNumber,
  };
  return { ...caratOf(stone), lookups: [{ table: 'STONES', key }] };
}

function caratOf({ caratEach, count }: StonePart): RowSources {
  return facts(
    ['Carat of one stone', 'Carat d’une pierre', caratEach.toFixed()],
    ['Stones', 'Pierres', String(count)],
  );
}

function termSources({
  piece,
  itemGroupCode,
  sources,
  accountNumber,
  customerTypeCode,
}: ExplainedFrom): RowSources {
  const { terms, buyer } = sources;
  const term = chooseTerm(terms, { ...buyer, itemTypeId: piece.id, itemGroupId: piece.itemGroupId });
  if (!term) return { facts: [], lookups: [] };
  const key = {
    customerType: term.customerTypeId === null ? null : customerTypeCode,
    customer: term.customerId === null ? null : accountNumber,
    itemGroup: term.itemGroupId === null ? null : itemGroupCode,
    itemType: term.itemTypeId === null ? null : piece.code,
  };
  return { facts: [], lookups: [{ table: 'TERMS', key }] };
}

function breakSources({ piece, quantity }: ExplainedFrom): RowSources {
  const reached = piece.quantityBreaks.filter(({ fromQuantity }) => fromQuantity <= quantity);
  const [best] = reached.toSorted((one, other) => other.fromQuantity - one.fromQuantity);
  const ordered = facts(['Quantity', 'Quantité', String(quantity)]);
  if (!best) return ordered;
  const key = { itemType: piece.code, fromQuantity: decimal(String(best.fromQuantity)).toFixed() };
  return { ...ordered, lookups: [{ table: 'QUANTITY_BREAKS', key }] };
}
