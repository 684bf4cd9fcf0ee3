import { type Decimal, ZERO } from '../../lib/money.ts';
import { builder } from '../../schema/builder.ts';
import { TaxBaseEnum } from '../orders/totals/tax-base.type.ts';
import { seesAmounts } from '../pricing/access.ts';
import { splitTax } from '../shipping-and-tax/rules/tax-components.ts';
import { TaxComponentType } from '../shipping-and-tax/tax-component.type.ts';
import type { CartSums } from './cart-sums.ts';

type Amounts = Omit<NonNullable<CartSums['amounts']>, 'taxComponents'>;

/** The sums of a cart. */
export const CartTotalsType = builder.objectRef<CartSums>('CartTotals').implement({
  description: 'Totals of a cart. Amounts are null when a line has no price, or when prices are not shown.',
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
        description: 'Discount on the subtotal from promotions and from staff.',
        resolve: ({ amounts }, _args, { viewer }) =>
          amounts && seesAmounts(viewer) ? amounts.discountValue : ZERO,
      }),
      shippingPrice: amount('shippingPrice', 'Shipping price of the chosen method, less promotions.'),
      salesTaxEnabled: t.exposeBoolean('salesTaxEnabled', { description: 'Sales tax is added.' }),
      salesTaxPercent: t.expose('salesTaxPercent', { type: 'Decimal', description: 'Sales tax rate.' }),
      destinationTaxPercent: t.expose('destinationTaxPercent', {
        type: 'Decimal',
        description:
          'Sales tax rate of the customer or of the destination, regardless of a rate set manually.',
      }),
      isSalesTaxSet: t.exposeBoolean('isSalesTaxSet', {
        description: 'The rate was set manually (1109) and replaces that of the destination.',
      }),
      salesTaxValue: amount('salesTaxValue', 'Sales tax.'),
      taxBase: t.field({
        type: TaxBaseEnum,
        description: 'Basis of the sales tax.',
        resolve: ({ taxBase }) => taxBase,
      }),
      taxComponents: t.field({
        type: [TaxComponentType],
        description: 'Components of the sales tax; empty while amounts are null.',
        resolve: ({ amounts }, _args, { viewer }) =>
          amounts && seesAmounts(viewer) ? splitTax(amounts.salesTaxValue, amounts.taxComponents) : [],
      }),
      grandTotal: amount('grandTotal', 'Subtotal less discount plus shipping and tax.'),
    };
  },
});
