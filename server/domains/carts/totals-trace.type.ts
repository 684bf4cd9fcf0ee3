import { type Decimal, moneyText } from '../../lib/money.ts';
import { builder } from '../../schema/builder.ts';
import { localised } from '../../schema/context.ts';
import { seesAmounts } from '../pricing/access.ts';
import { PromotionKindEnum } from '../promotions/promotion-kind.type.ts';
import { CartTotalsType } from './cart-totals.type.ts';
import { type TotalTrace, TRACE_ROW_KINDS, TRACED_TOTALS, type TraceRow } from './rules/totals-trace.ts';

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
  description: 'What a row of an explanation is, and what its quantity and rate mean.',
  values: described(TRACE_ROW_KINDS),
});

const TraceRowType = builder.objectRef<TraceRow>('TotalTraceRow').implement({
  description: 'A row of an explanation.',
  fields: (t) => ({
    kind: t.field({ type: TraceRowKindEnum, description: 'What it is.', resolve: ({ kind }) => kind }),
    name: t.string({
      nullable: true,
      description: 'The piece, the promotion or the method, in the language of the request.',
      resolve: ({ nameEn, nameFr }, _args, context) =>
        nameEn === null || nameFr === null ? null : localised(context, { nameEn, nameFr }),
    }),
    promotionKind: t.field({
      type: PromotionKindEnum,
      nullable: true,
      description: 'What the promotion takes off, and what its rate means.',
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
      description: 'Pieces, grams or an amount, as its kind says.',
      resolve: ({ quantity }): Decimal | null => quantity?.toDecimalPlaces(4) ?? null,
    }),
    rate: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Amount or per cent, as its kind says.',
      resolve: ({ rate }) => rate,
    }),
    amount: t.field({
      type: 'Decimal',
      description: 'What it adds; below 0 where it takes off.',
      resolve: ({ amount }) => moneyText(amount),
    }),
  }),
});

const TotalTraceType = builder.objectRef<TotalTrace>('TotalTrace').implement({
  description: 'A number of a cart with the rows that it is the sum of.',
  fields: (t) => ({
    total: t.field({ type: TracedTotalEnum, description: 'The number.', resolve: ({ total }) => total }),
    amount: t.field({
      type: 'Decimal',
      description: 'What it is.',
      resolve: ({ amount }) => moneyText(amount),
    }),
    rows: t.field({
      type: [TraceRowType],
      description: 'How it comes about.',
      resolve: ({ rows }) => [...rows],
    }),
  }),
});

builder.objectField(CartTotalsType, 'trace', (t) =>
  t.field({
    type: [TotalTraceType],
    nullable: true,
    description: 'How each number comes about; null when a line has no price, or when prices are not shown.',
    resolve: ({ trace }, _args, { viewer }) => (seesAmounts(viewer) ? trace() : null),
  }),
);
