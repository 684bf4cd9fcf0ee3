import { builder } from '../../../schema/builder.ts';
import { localised } from '../../../schema/context.ts';
import { PriceRowType } from '../../pricing/calculation/price-row.type.ts';
import { RateTableCodeEnum } from '../../pricing/rate-tables/rate-table.type.ts';
import type { ExplainedRow, PriceExplanation, RateUsed } from './explain-price.ts';
import type { RowFact } from './row-sources.ts';

const PriceFactType = builder.objectRef<RowFact>('PriceFact').implement({
  description: 'A figure that a row of a price was computed from.',
  fields: (t) => ({
    name: t.string({
      description: 'Name of the figure, in the language of the request.',
      resolve: (fact, _args, context) => localised(context, fact),
    }),
    value: t.exposeString('value', { description: 'A decimal, or a code.' }),
  }),
});

const RateUsedType = builder.objectRef<RateUsed>('RateUsed').implement({
  description: 'A row of a rate table that was used for a price.',
  fields: (t) => ({
    table: t.field({
      type: RateTableCodeEnum,
      description: 'Rate table.',
      resolve: ({ table }) => table.code,
    }),
    tableName: t.string({
      description: 'Its name in the language of the request.',
      resolve: ({ table }, _args, context) => localised(context, table),
    }),
    validFrom: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Start of validity of the row; null: from the beginning.',
      resolve: ({ validFrom }) => (validFrom !== null && validFrom.getTime() > 0 ? validFrom : null),
    }),
    names: t.stringList({
      description: 'Heading of the column, in the language of the request.',
      resolve: (used, _args, context) => filledCells(used).map(({ column }) => localised(context, column)),
    }),
    values: t.stringList({
      description: 'Those cells as text, in the same order; references as codes.',
      resolve: (used) => filledCells(used).map(({ value }) => value),
    }),
  }),
});

function filledCells({ table, cells }: RateUsed) {
  return table.columns.flatMap((column, index) => {
    const value = cells[index] ?? null;
    return value === null ? [] : [{ column, value }];
  });
}

const ExplainedRowType = builder.objectRef<ExplainedRow>('ExplainedRow').implement({
  description: 'A row of a price breakdown with its sources.',
  fields: (t) => ({
    row: t.field({
      type: PriceRowType,
      description: 'The row: quantity × rate = amount, or a percentage of `rate`.',
      resolve: ({ row }) => row,
    }),
    facts: t.field({
      type: [PriceFactType],
      description: 'Figures of the piece and the market.',
      resolve: ({ facts }) => facts,
    }),
    rates: t.field({
      type: [RateUsedType],
      description: 'Rows of rate tables as they applied when the price was calculated.',
      resolve: ({ rates }) => rates,
    }),
  }),
});

/** A price, line by line. */
export const PriceExplanationType = builder.objectRef<PriceExplanation>('PriceExplanation').implement({
  description: 'A price, line by line. The rows sum exactly to the calculated unit price.',
  fields: (t) => ({
    title: t.string({
      description: 'The priced object.',
      resolve: ({ title }, _args, context) => localised(context, title),
    }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    quantity: t.exposeInt('quantity', { description: 'How many are priced.' }),
    pricedAt: t.field({
      type: 'DateTime',
      description: 'The moment whose rates it was made of.',
      resolve: ({ at }) => at,
    }),
    isKept: t.exposeBoolean('isKept', {
      description:
        'It is the stored price of a job, quote or cart line, not one calculated for this response.',
    }),
    unitPrice: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Unit price as saved or calculated; staff may have offered a different one.',
      resolve: ({ unitPrice }) => unitPrice,
    }),
    calculatedPrice: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Calculated price at the rates and market of that time; null: no price.',
      resolve: ({ calculated }) => calculated,
    }),
    rows: t.field({
      type: [ExplainedRowType],
      description: 'Its rows in the order in which they are made.',
      resolve: ({ rows }) => rows,
    }),
  }),
});
