import { type Money, moneyText } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { PRICING_NOTE, pricingNote } from '../../pricing/pricing-note.ts';
import { GrantedPromotionType } from '../../promotions/granted-promotion.type.ts';
import { ShippingMethod } from '../../shipping-and-tax/shipping-method.type.ts';
import { TaxComponentType } from '../../shipping-and-tax/tax-component.type.ts';
import { AddressSnapshotType } from '../addresses/address-snapshot.type.ts';
import { OrderAmountsType } from '../totals/order-amounts.type.ts';
import type { OrderPreview, PreviewedLine } from './order-preview.ts';

const OrderPreviewLineType = builder
  .objectRef<{ line: PreviewedLine; isShown: boolean }>('OrderPreviewLine')
  .implement({
    description: 'A piece in the preview of an order.',
    fields: (t) => {
      const amount = (description: string, of: (line: PreviewedLine) => Money) =>
        t.field({
          type: 'Decimal',
          nullable: true,
          description,
          resolve: ({ line, isShown }) => (isShown ? moneyText(of(line)) : null),
        });
      return {
        jobNumber: t.string({
          nullable: true,
          description: 'Number of its job; null before the order is placed, and for a piece from stock.',
          resolve: ({ line }) => line.jobNumber,
        }),
        title: t.string({
          description: 'Title of the piece: name, metal, size.',
          resolve: ({ line }, _args, { language }) => (language === 'fr' ? line.titleFr : line.titleEn),
        }),
        quantity: t.int({ description: 'Pieces.', resolve: ({ line }) => line.quantity }),
        unitPrice: amount('Price of one piece.', ({ unitPrice }) => unitPrice),
        linePrice: amount(
          'Unit price × quantity; for a placed order with everything that is charged for the piece.',
          ({ linePrice }) => linePrice,
        ),
        pricingNote: t.string({
          ...PRICING_NOTE,
          resolve: ({ line }, _args, { language }) => pricingNote(line.pricingMode, language),
        }),
        reference: t.string({
          nullable: true,
          description: 'Customer’s own reference.',
          resolve: ({ line }) => line.reference,
        }),
        note: t.string({
          nullable: true,
          description: 'Note to the piece.',
          resolve: ({ line }) => line.note,
        }),
        promisedOn: t.field({
          type: 'Date',
          nullable: true,
          description: 'Promised day; for a new order, if it were placed now. Null for a stock item.',
          resolve: ({ line }) => line.promisedOn,
        }),
      };
    },
  });

/** Preview of an order before the customer commits: as it would be placed, or as an action would change it. */
export const OrderPreviewType = builder.objectRef<OrderPreview>('OrderPreview').implement({
  description:
    'Preview of an order as it would be placed now, or of a placed order after an action; nothing is written. For a new order, pass `amounts.grandTotal` as `expectedGrandTotal` to the mutation.',
  fields: (t) => ({
    orderCode: t.exposeString('orderCode', {
      nullable: true,
      description: 'Code of the order; null before it is placed.',
    }),
    lines: t.field({
      type: [OrderPreviewLineType],
      description: 'Its pieces.',
      extensions: { rows: 3 },
      resolve: ({ lines, isShown }) => lines.map((line) => ({ line, isShown })),
    }),
    poNumber: t.exposeString('poNumber', { nullable: true, description: 'Customer’s purchase order.' }),
    notes: t.exposeString('notes', { nullable: true, description: 'Notes to the whole order.' }),
    shippingAddress: t.field({
      type: AddressSnapshotType,
      description: 'Shipping address.',
      resolve: ({ shippingAddress }) => shippingAddress,
    }),
    billingAddress: t.field({
      type: AddressSnapshotType,
      description: 'Billing address.',
      resolve: ({ billingAddress }) => billingAddress,
    }),
    shippingMethod: t.field({
      type: ShippingMethod,
      nullable: true,
      description: 'Shipping method; null when it is agreed on later.',
      resolve: ({ shippingMethod }, _args, { db }) =>
        typeof shippingMethod === 'number'
          ? db.shippingMethod.findUnique({ where: { id: shippingMethod } })
          : shippingMethod,
    }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    amounts: t.field({
      type: OrderAmountsType,
      nullable: true,
      description: 'Totals; null when prices are not shown (1301 or 19xx).',
      resolve: (preview) => (preview.isShown ? preview : null),
    }),
    taxComponents: t.field({
      type: [TaxComponentType],
      description: 'Components of the sales tax; empty when prices are not shown (1301 or 19xx).',
      resolve: ({ taxParts, isShown }) => (isShown ? [...taxParts] : []),
    }),
    salesTaxPercent: t.field({
      type: 'Decimal',
      description: 'Sales tax rate.',
      resolve: ({ salesTaxPercent }) => salesTaxPercent,
    }),
    promotions: t.field({
      type: [GrantedPromotionType],
      description: 'Promotions applied.',
      resolve: ({ promotions }) => [...promotions],
    }),
    promisedOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'Promised day of the whole order; null when a piece has none.',
      resolve: ({ promisedOn }) => promisedOn,
    }),
  }),
});
