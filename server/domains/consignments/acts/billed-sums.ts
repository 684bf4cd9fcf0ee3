import type { Prisma } from '../../../database/generated/client.ts';
import { moneyText } from '../../../lib/money.ts';
import type { InvoiceLine } from '../../invoices/rules/invoice-lines.ts';
import type { AddressSnapshot } from '../../orders/addresses/address-snapshot.ts';
import type { TaxBase } from '../../orders/rules/cart-totals.ts';
import { orderTotals } from '../../orders/totals/order-totals.ts';
import type { TaxedCustomer } from '../../shipping-and-tax/rules/order-tax.ts';
import { taxedDestination } from '../../shipping-and-tax/taxed-parties.ts';

/** The customer to invoice, and the place of the pieces. */
type Billed = {
  customer: TaxedCustomer;
  taxBase: TaxBase;
  shippingAddress: AddressSnapshot;
  billingAddress: AddressSnapshot;
  now: Date;
};

/** The sums of an invoice of pieces: their memo prices, and the sales tax of their destination. */
export async function billedSums(
  tx: Prisma.TransactionClient,
  lines: readonly InvoiceLine[],
  { customer, taxBase, shippingAddress, billingAddress, now }: Billed,
) {
  const { amounts, salesTaxPercent } = orderTotals({
    lines: lines.map(({ unitPrice, quantity }) => ({
      unitPrice,
      quantity,
      estimatedWeight: null,
      parcel: null,
    })),
    shippingMethod: null,
    customer,
    destination: await taxedDestination(tx, { shippingAddress, billingAddress, shippingMethod: null }, now),
    taxDisabled: false,
    taxBase,
  });
  if (!amounts) throw new Error('Every piece on memo has a price.');
  return {
    subTotal: moneyText(amounts.subTotal),
    discountValue: moneyText(amounts.discountValue),
    shippingPrice: moneyText(amounts.shippingPrice),
    salesTaxPercent: salesTaxPercent.toFixed(4),
    salesTaxValue: moneyText(amounts.salesTaxValue),
    total: moneyText(amounts.grandTotal),
    taxComponents: [...amounts.taxComponents],
  };
}
