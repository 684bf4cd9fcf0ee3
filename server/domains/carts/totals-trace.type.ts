import { type Decimal, moneyText } from '../../lib/money.ts';
import { builder } from '../../schema/builder.ts';
import { localised } from '../../schema/context.ts';
import { seesAmounts } from '../pricing/access.ts';
import { PromotionKindEnum } from '../promotions/promotion-kind.type.ts';
import { CartTotalsType } from './cart-totals.type.ts';
import { TRACE_ROW_KINDS, TRACED_TOTALS, type TracedTotal, type TraceRow } from './rules/totals-trace.ts';

function described<Name extends string>(descriptions: Readonly<Record<Name, string>>) {
  // One entry for each name.
  return Object.fromEntries(
    Object.entries<string>(descriptions).map(([name, description]) => [name, { description }]),
  ) as Record<Name, { description: string }>;
}

const TracedTotalEnum = builder.enumType('TracedTotal', {
  description: 'A number of a cart that is explained.',
  values: described(TRACED_TOTALS),
});

const TraceRowKindEnum = builder.enumType('TraceRowKind', {
  description: 'Kind of a row of an explanation; it determines the meaning of quantity and rate.',
  values: described(TRACE_ROW_KINDS),
});

/** A row with the total that it explains. */
type TracedRow = TraceRow & { of: TracedTotal };

const TraceRowType = builder.objectRef<TracedRow>('TotalTraceRow').implement({
  description: 'A row of an explanation. The rows of a total sum to it.',
  fields: (t) => ({
    of: t.field({
      type: TracedTotalEnum,
      description: 'The number that it explains.',
      resolve: ({ of }) => of,
    }),
    kind: t.field({ type: TraceRowKindEnum, description: 'What it is.', resolve: ({ kind }) => kind }),
    name: t.string({
      nullable: true,
      description: 'The piece, the promotion, the method or the tax, in the language of the request.',
      resolve: ({ nameEn, nameFr }, _args, context) =>
        nameEn === null || nameFr === null ? null : localised(context, { nameEn, nameFr }),
    }),
    promotionKind: t.field({
      type: PromotionKindEnum,
      nullable: true,
      description: 'Kind of discount and meaning of the rate.',
      resolve: ({ promotionKind }) => promotionKind,
    }),
    total: t.field({
      type: TracedTotalEnum,
      nullable: true,
      description: 'The other number.',
      resolve: ({ total }) => total,
    }),
    quantity: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Pieces, grams or an amount, depending on the kind.',
      resolve: ({ quantity }): Decimal | null => quantity?.toDecimalPlaces(4) ?? null,
    }),
    rate: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Amount or percentage, by kind.',
      resolve: ({ rate }) => rate,
    }),
    amount: t.field({
      type: 'Decimal',
      description: 'Surcharge; negative for a reduction.',
      resolve: ({ amount }) => moneyText(amount),
    }),
  }),
});

builder.objectField(CartTotalsType, 'trace', (t) =>
  t.field({
    type: [TraceRowType],
    nullable: true,
    description:
      'How each total is calculated, total by total; a total without rows is 0. Null when a line has no price, or when prices are not shown.',
    resolve: ({ trace }, _args, { viewer }) =>
      seesAmounts(viewer)
        ? (trace()?.flatMap(({ total: of, rows }) => rows.map((row) => ({ ...row, of }))) ?? null)
        : null,
  }),
);
