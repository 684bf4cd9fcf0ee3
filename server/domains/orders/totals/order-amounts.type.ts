import { moneyText } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import type { OrderSums } from '../rules/order-sums.ts';

/** The sums of an order that the viewer may see. */
export const OrderAmountsType = builder.objectRef<OrderSums>('OrderAmounts').implement({
  description: 'Totals of an order.',
  fields: (t) => {
    const amount = (name: keyof OrderSums, description: string) =>
      t.field({ type: 'Decimal', description, resolve: (sums) => moneyText(sums[name]) });
    return {
      subTotal: amount('subTotal', 'Sum of the jobs.'),
      discountValue: amount('discountValue', 'Discount on the subtotal.'),
      shippingPrice: amount('shippingPrice', 'Price of shipping.'),
      salesTaxValue: amount('salesTaxValue', 'Sales tax.'),
      grandTotal: amount('grandTotal', 'Grand total.'),
    };
  },
});
