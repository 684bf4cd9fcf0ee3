import { type Decimal, ZERO } from '../../lib/money.ts';
import { builder } from '../../schema/builder.ts';
import type { OrderSums } from '../ordering/order-totals.ts';
import { seesAmounts } from '../pricing/access.ts';

type Totals = OrderSums & { currency: string };

type Amounts = NonNullable<OrderSums['amounts']>;

/** The sums of a cart. */
export const CartTotalsType = builder.objectRef<Totals>('CartTotals').implement({
  description: 'The sums of a cart. Amounts are null when a line has no price, or when prices are not shown.',
  fields: (t) => {
    const amount = (name: keyof Amounts, description: string) =>
      t.field({
        type: 'Decimal',
        nullable: true,
        description,
        resolve: ({ amounts }, _args, { viewer }): Decimal | null =>
          amounts && seesAmounts(viewer) ? amounts[name] : null,
      });
    return {
      currency: t.exposeString('currency', { description: 'ISO 4217.' }),
      subTotal: amount('subTotal', 'Sum of the lines.'),
      discountValue: t.field({
        type: 'Decimal',
        description: 'Taken off the subtotal.',
        resolve: ({ amounts }, _args, { viewer }) =>
          amounts && seesAmounts(viewer) ? amounts.discountValue : ZERO,
      }),
      shippingPrice: amount('shippingPrice', 'Price of shipping with the chosen method.'),
      salesTaxEnabled: t.exposeBoolean('salesTaxEnabled', { description: 'Sales tax is added.' }),
      salesTaxPercent: t.expose('salesTaxPercent', { type: 'Decimal', description: 'Sales tax rate.' }),
      salesTaxValue: amount('salesTaxValue', 'Sales tax.'),
      grandTotal: amount('grandTotal', 'Subtotal less discount plus shipping and tax.'),
    };
  },
});
