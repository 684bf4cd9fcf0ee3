import { type Decimal, ZERO } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { localised } from '../../../schema/context.ts';
import { linePictureUrl } from '../../catalog/pictures/line-picture.ts';
import { OrderProblemType } from '../../orders/problems/order-problem.type.ts';
import { isBlocked } from '../../orders/rules/order-problems.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { ChoiceType } from '../../pricing/configuration/choice.type.ts';
import { orderablePrice } from '../../pricing/held-price.ts';
import { PRICING_NOTE, pricingNote } from '../../pricing/pricing-note.ts';
import { RingSizeType } from '../../pricing/ring-size.type.ts';
import type { QuickOrderRow } from './read-quick-order.ts';

const QuickOrderRowType = builder.objectRef<QuickOrderRow>('QuickOrderRow').implement({
  description: 'A row of a pasted text and its parsed values.',
  fields: (t) => ({
    line: t.int({ description: 'Line of the text, from 1.', resolve: ({ written }) => written.line }),
    code: t.string({ description: 'Code as typed.', resolve: ({ written }) => written.code }),
    quantity: t.int({
      nullable: true,
      description: 'Number of pieces; null when it was not recognized.',
      resolve: ({ quantity }) => quantity,
    }),
    reference: t.string({
      nullable: true,
      description: 'Customer’s own reference.',
      resolve: ({ written }) => written.reference || null,
    }),
    itemTypeId: t.int({
      nullable: true,
      description: 'Integer id of the piece; null when it was not recognized.',
      resolve: ({ priced }) => priced?.itemType.id ?? null,
    }),
    name: t.string({
      nullable: true,
      description: 'The piece, in the language of the request.',
      resolve: ({ priced }, _args, context) => priced && localised(context, priced.itemType),
    }),
    itemCode: t.string({
      nullable: true,
      description: 'Code of the piece, not of the variant.',
      resolve: ({ priced }) => priced?.itemType.code ?? null,
    }),
    alloyName: t.string({
      nullable: true,
      description: 'Metal, as typed or the default, in the language of the request.',
      resolve: ({ priced }, _args, context) => priced && localised(context, priced.alloy),
    }),
    size: t.field({
      type: RingSizeType,
      nullable: true,
      description: 'Ring size, written or by default.',
      resolve: ({ priced }) => priced?.size ?? null,
    }),
    choices: t.field({
      type: [ChoiceType],
      description: 'Attributes, defaults applied.',
      resolve: ({ priced }) => priced?.choices ?? [],
    }),
    unitPrice: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Price of one piece; null without one, or when prices are not shown.',
      resolve: ({ priced }, _args, { viewer }) =>
        priced && seesAmounts(viewer) ? orderablePrice(priced) : null,
    }),
    linePrice: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Unit price × quantity.',
      resolve: (row, _args, { viewer }) => (seesAmounts(viewer) ? linePrice(row) : null),
    }),
    pricingNote: t.string({
      ...PRICING_NOTE,
      resolve: ({ priced }, _args, { language }) => priced && pricingNote(priced.pricingMode, language),
    }),
    imageUrl: t.string({
      nullable: true,
      description: 'Address of its picture, 160 pixels wide.',
      resolve: ({ priced }) => priced && linePictureUrl({ ...priced, alloyId: priced.alloy.id }, 160),
    }),
    problems: t.field({
      type: [OrderProblemType],
      description: 'Problems, the worst first; empty when there are none.',
      resolve: ({ problems }) => [...problems],
    }),
  }),
});

/** A pasted text with its parsed rows. */
export const QuickOrderPreviewType = builder
  .objectRef<{ rows: readonly QuickOrderRow[]; currency: string }>('QuickOrderPreview')
  .implement({
    description: 'A pasted text and its parsed rows. Either all rows are ordered or none.',
    fields: (t) => ({
      rows: t.field({
        type: [QuickOrderRowType],
        description: 'Its rows.',
        resolve: ({ rows }) => [...rows],
      }),
      blockedCount: t.int({
        description: 'Number of rows with blocking problems.',
        resolve: ({ rows }) => rows.filter(({ problems }) => isBlocked(problems)).length,
      }),
      currency: t.exposeString('currency', { description: 'Currency of its prices, ISO 4217.' }),
      subTotal: t.field({
        type: 'Decimal',
        nullable: true,
        description: 'Sum of its rows; null while one has no price, or when prices are not shown.',
        resolve: ({ rows }, _args, { viewer }) => (seesAmounts(viewer) ? sumOf(rows) : null),
      }),
    }),
  });

function linePrice({ priced, quantity }: QuickOrderRow): Decimal | null {
  const unitPrice = priced && orderablePrice(priced);
  return unitPrice && quantity !== null ? unitPrice.mul(quantity) : null;
}

function sumOf(rows: readonly QuickOrderRow[]): Decimal | null {
  const amounts = rows.map(linePrice);
  return amounts.reduce((sum, amount) => sum && amount && sum.plus(amount), ZERO);
}
