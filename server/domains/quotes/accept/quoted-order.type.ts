import { moneyText } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { splitTax } from '../../shipping-and-tax/rules/tax-components.ts';
import { TaxComponentType } from '../../shipping-and-tax/tax-component.type.ts';
import { PriceQuoteVersion } from '../versions/price-quote-version.type.ts';
import { type QuotedOrder, quotedOrder } from './quoted-order.ts';

/** The sums of the order of an offer. */
export const QuotedOrderType = builder.objectRef<QuotedOrder>('QuotedOrder').implement({
  description: 'Totals and deposit of the order of an offer: as it would be placed now, or as it was placed.',
  fields: (t) => {
    const amount = (
      name: 'subTotal' | 'shippingPrice' | 'salesTaxValue' | 'grandTotal',
      description: string,
    ) => t.field({ type: 'Decimal', description, resolve: (order) => moneyText(order[name]) });
    return {
      subTotal: amount('subTotal', 'Sum of the pieces.'),
      shippingPrice: amount('shippingPrice', 'Price of shipping.'),
      salesTaxValue: amount('salesTaxValue', 'Sales tax.'),
      taxComponents: t.field({
        type: [TaxComponentType],
        description: 'Components of the sales tax.',
        resolve: ({ salesTaxValue, taxComponents }) => splitTax(salesTaxValue, taxComponents),
      }),
      grandTotal: amount('grandTotal', 'Grand total.'),
      depositPercent: t.field({
        type: 'Decimal',
        nullable: true,
        description:
          'Deposit in per cent of the grand total, paid before the order is confirmed; null: none.',
        resolve: ({ deposit }) => deposit?.percent ?? null,
      }),
      deposit: t.field({
        type: 'Decimal',
        nullable: true,
        description: 'Amount of the deposit; null: none.',
        resolve: ({ deposit }) => deposit && moneyText(deposit.amount),
      }),
    };
  },
});

builder.prismaObjectField(PriceQuoteVersion, 'order', (t) =>
  t.field({
    type: QuotedOrderType,
    nullable: true,
    description:
      'Totals of an order for it with shipping and tax, and the required deposit, for the destination of the quote or the customer’s default; null while a line has no price, when the destination is not known, for a choice that cannot be accepted, or when prices are not shown.',
    args: {
      lineKeys: t.arg.intList({
        description: 'Optional lines and alternatives, by line key; absent: the standard choice.',
      }),
    },
    select: { id: true },
    resolve: async ({ id }, { lineKeys }, context) =>
      seesAmounts(context.viewer)
        ? quotedOrder(context.db, {
            versionId: id,
            lineKeys: lineKeys ?? null,
            settings: await requestSettings(context),
            now: context.now,
          })
        : null,
  }),
);
