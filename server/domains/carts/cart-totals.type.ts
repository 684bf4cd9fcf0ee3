import { type Decimal, ZERO } from '../../lib/money.ts';
import { builder } from '../../schema/builder.ts';
import { TaxBaseEnum } from '../ordering/tax-base.type.ts';
import { seesAmounts } from '../pricing/access.ts';
import { splitTax } from '../shipping-and-tax/rules/tax-components.ts';
import { TaxComponentType } from '../shipping-and-tax/tax-component.type.ts';
import type { CartSums } from './cart-sums.ts';

type Amounts = Omit<NonNullable<CartSums['amounts']>, 'taxComponents'>;

/** The sums of a cart. */
export const CartTotalsType = builder.objectRef<CartSums>('CartTotals').implement({
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
        description: 'Taken off the subtotal by promotions and by staff.',
        resolve: ({ amounts }, _args, { viewer }) =>
          amounts && seesAmounts(viewer) ? amounts.discountValue : ZERO,
      }),
      shippingPrice: amount(
        'shippingPrice',
        'Price of shipping with the chosen method, less what promotions take off it.',
      ),
      salesTaxEnabled: t.exposeBoolean('salesTaxEnabled', { description: 'Sales tax is added.' }),
      salesTaxPercent: t.expose('salesTaxPercent', { type: 'Decimal', description: 'Sales tax rate.' }),
      destinationTaxPercent: t.expose('destinationTaxPercent', {
        type: 'Decimal',
        description: 'Sales tax rate of the customer, or of where the cart goes, whatever is set by hand.',
      }),
      isSalesTaxSet: t.exposeBoolean('isSalesTaxSet', {
        description: 'The rate was set by hand (1109), in place of the destination’s.',
      }),
      salesTaxValue: amount('salesTaxValue', 'Sales tax.'),
      taxBase: t.field({
        type: TaxBaseEnum,
        description: 'What the sales tax is a per cent of.',
        resolve: ({ taxBase }) => taxBase,
      }),
      taxComponents: t.field({
        type: [TaxComponentType],
        description: 'The taxes that its sales tax consists of; none while amounts are null.',
        resolve: ({ amounts }, _args, { viewer }) =>
          amounts && seesAmounts(viewer) ? splitTax(amounts.salesTaxValue, amounts.taxComponents) : [],
      }),
      grandTotal: amount('grandTotal', 'Subtotal less discount plus shipping and tax.'),
    };
  },
});
