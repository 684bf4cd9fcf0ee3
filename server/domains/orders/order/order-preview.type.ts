import { dateOfIsoDay } from '../../../lib/calendar.ts';
import { decimal, type Money, moneyText } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { PRICING_NOTE, pricingNote } from '../../pricing/pricing-note.ts';
import { GrantedPromotionType } from '../../promotions/granted-promotion.type.ts';
import { splitTax } from '../../shipping-and-tax/rules/tax-components.ts';
import { ShippingMethod } from '../../shipping-and-tax/shipping-method.type.ts';
import { TaxComponentType } from '../../shipping-and-tax/tax-component.type.ts';
import { AddressSnapshotType } from '../addresses/address-snapshot.type.ts';
import { type OrderDraft, type OrderLineDraft, promisedDay } from '../placing/order-draft.ts';
import { OrderAmountsType } from '../totals/order-amounts.type.ts';

/** An order before it is placed, and whether the viewer may see its amounts. */
type OrderPreview = { draft: OrderDraft; isShown: boolean };

const OrderPreviewLineType = builder
  .objectRef<{ line: OrderLineDraft; isShown: boolean }>('OrderPreviewLine')
  .implement({
    description: 'A piece of an order that is about to be placed.',
    fields: (t) => {
      const amount = (description: string, of: (line: OrderLineDraft) => Money) =>
        t.field({
          type: 'Decimal',
          nullable: true,
          description,
          resolve: ({ line, isShown }) => (isShown ? moneyText(of(line)) : null),
        });
      return {
        title: t.string({
          description: 'Title of the piece: name, metal, size.',
          resolve: ({ line: { priced } }, _args, { language }) =>
            language === 'fr' ? priced.titleFr : priced.titleEn,
        }),
        quantity: t.int({ description: 'Pieces.', resolve: ({ line }) => line.quantity }),
        unitPrice: amount('Price of one piece.', ({ unitPrice }) => unitPrice),
        linePrice: amount('Unit price × quantity.', ({ unitPrice, quantity }) => unitPrice.mul(quantity)),
        pricingNote: t.string({
          ...PRICING_NOTE,
          resolve: ({ line: { priced } }, _args, { language }) => pricingNote(priced.pricingMode, language),
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
          description: 'Promised day if it were ordered now; null for a stock item.',
          resolve: ({ line }) => {
            const day = promisedDay(line);
            return day === null ? null : dateOfIsoDay(day);
          },
        }),
      };
    },
  });

/** Preview of an order, from the same function that places it. */
export const OrderPreviewType = builder.objectRef<OrderPreview>('OrderPreview').implement({
  description:
    'Preview of an order as it would be placed now; nothing is written. Pass `amounts.grandTotal` as `expectedGrandTotal` to the mutation that places it.',
  fields: (t) => ({
    lines: t.field({
      type: [OrderPreviewLineType],
      description: 'Its pieces.',
      extensions: { rows: 3 },
      resolve: ({ draft, isShown }) => draft.lines.map((line) => ({ line, isShown })),
    }),
    poNumber: t.string({
      nullable: true,
      description: 'Customer’s purchase order.',
      resolve: ({ draft }) => draft.poNumber,
    }),
    notes: t.string({
      nullable: true,
      description: 'Notes to the whole order.',
      resolve: ({ draft }) => draft.notes,
    }),
    shippingAddress: t.field({
      type: AddressSnapshotType,
      description: 'Shipping address.',
      resolve: ({ draft }) => draft.shippingAddress,
    }),
    billingAddress: t.field({
      type: AddressSnapshotType,
      description: 'Billing address.',
      resolve: ({ draft }) => draft.billingAddress,
    }),
    shippingMethod: t.field({
      type: ShippingMethod,
      nullable: true,
      description: 'Shipping method; null when it is agreed on later.',
      resolve: ({ draft: { shippingMethodId: id } }, _args, { db }) =>
        id === null ? null : db.shippingMethod.findUnique({ where: { id } }),
    }),
    currency: t.string({ description: 'ISO 4217.', resolve: ({ draft }) => draft.currency }),
    amounts: t.field({
      type: OrderAmountsType,
      nullable: true,
      description: 'Totals; null when prices are not shown (1301 or 19xx).',
      resolve: ({ draft, isShown }) => (isShown ? draft : null),
    }),
    taxComponents: t.field({
      type: [TaxComponentType],
      description: 'Components of the sales tax; empty when prices are not shown (1301 or 19xx).',
      resolve: ({ draft, isShown }) =>
        isShown ? splitTax(decimal(draft.salesTaxValue), draft.taxComponents) : [],
    }),
    salesTaxPercent: t.field({
      type: 'Decimal',
      description: 'Sales tax rate.',
      resolve: ({ draft }) => draft.salesTaxPercent,
    }),
    promotions: t.field({
      type: [GrantedPromotionType],
      description: 'Promotions applied.',
      resolve: ({ draft }) => [...(draft.promotions ?? [])],
    }),
    promisedOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'Promised day of the whole order; null when a piece has none.',
      resolve: ({ draft: { lines } }) => {
        const days = lines.flatMap((line) => promisedDay(line) ?? []).sort();
        const last = days.at(-1);
        return last === undefined || days.length < lines.length ? null : dateOfIsoDay(last);
      },
    }),
  }),
});
