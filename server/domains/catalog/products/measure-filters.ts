import type { Prisma } from '../../../database/generated/client.ts';
import { filter } from '../../../lists/filter.ts';
import { SHAPE_CODES } from '../../pricing/sources/stone-names.ts';
import { onlyOfChosenAlloys } from './chosen-alloys.ts';
import { few } from './filter-limits.ts';
import { PRICE_LIMITS, priceWithin } from './prices-in-alloys.ts';
import { RangeInput, within } from './range.input.ts';
import { requirePrices } from './require-prices.ts';

/** Measures of products, in the units of the trade; any of the given values matches. */
export const measureFilters = {
  karats: filter({
    type: ['String'],
    description: 'Offered in an alloy with any of these marks, as it prints them: 14K, Pt950, …',
    examples: [['14K', 'Pt950']],
    where: (marks, _context, given): Prisma.ItemTypeWhereInput => ({
      alloys: { some: onlyOfChosenAlloys({ ...given, karats: few(marks) }) },
    }),
  }),
  sizes: filter({
    type: ['Decimal'],
    description: 'Made in any of these US ring sizes.',
    examples: [['7', '7.25']],
    where: (sizes): Prisma.ItemTypeWhereInput => ({
      OR: few(sizes).map((size) => ({ minSize: { lte: size }, maxSize: { gte: size } })),
    }),
  }),
  centreCarats: filter({
    type: [RangeInput],
    description: 'Weight of the centre stone in carat, as it is or can be chosen.',
    examples: [[{ from: '0.50', below: '1.00' }]],
    where: (ranges): Prisma.ItemTypeWhereInput => ({
      centreCarats: { some: { OR: few(ranges).map((range) => ({ carat: within(range) })) } },
    }),
  }),
  shapes: filter({
    type: ['String'],
    description: 'Cut of the centre stone, as it is or can be chosen: ROUND, OVAL, …',
    examples: [['ROUND']],
    where: (shapes): Prisma.ItemTypeWhereInput => ({
      centreShapes: { some: { shape: { in: few(shapes).filter((each) => SHAPE_CODES.includes(each)) } } },
    }),
  }),
  thicknesses: filter({
    type: [RangeInput],
    description: 'The metal is so thick, in mm.',
    examples: [[{ from: '1.5', below: '2.0' }]],
    // 0 means a piece without the measure.
    where: (ranges): Prisma.ItemTypeWhereInput => ({
      AND: [{ thickness: { gt: 0 } }, { OR: few(ranges).map((range) => ({ thickness: within(range) })) }],
    }),
  }),
  listPrices: filter({
    type: [RangeInput],
    description: 'The list price is in any of these ranges; see `minPrice`.',
    allowed: requirePrices,
    examples: [[{ from: '500', below: '1000' }]],
    where: (ranges, _context, given) => priceWithin(PRICE_LIMITS.listPrices(ranges), given),
  }),
};
