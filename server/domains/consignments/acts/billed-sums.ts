import type { Prisma } from '../../../database/generated/client.ts';
import { moneyText } from '../../../lib/money.ts';
import type { InvoiceLine } from '../../invoices/rules/invoice-lines.ts';
import type { AddressSnapshot } from '../../jobs/orders/address-snapshot.ts';
import { orderTotals } from '../../ordering/order-totals.ts';
import type { TaxBase } from '../../ordering/rules/cart-totals.ts';

/** Who is billed for pieces, and where those are. */
type Billed = {
  taxExempt: boolean;
  taxBase: TaxBase;
  shippingAddress: AddressSnapshot;
  billingAddress: AddressSnapshot;
};

/** What an invoice of pieces comes to: their memo prices, and the sales tax of where they were sent. */
export async function billedSums(
  tx: Prisma.TransactionClient,
  lines: readonly InvoiceLine[],
  { taxExempt, taxBase, shippingAddress, billingAddress }: Billed,
) {
  const ids = [shippingAddress.stateId, billingAddress.stateId].filter((id) => id !== null);
  const states = await tx.state.findMany({
    where: { id: { in: ids } },
    select: { id: true, salesTaxPercent: true },
  });
  const stateOf = ({ stateId }: AddressSnapshot) => states.find(({ id }) => id === stateId) ?? null;
  const { amounts, salesTaxPercent } = orderTotals({
    lines: lines.map(({ unitPrice, quantity }) => ({
      unitPrice,
      quantity,
      estimatedWeight: null,
      parcel: null,
    })),
    shippingMethod: null,
    taxExempt,
    taxDisabled: false,
    shippingState: stateOf(shippingAddress),
    billingState: stateOf(billingAddress),
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
  };
}
