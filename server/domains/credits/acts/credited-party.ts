import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError, NotFoundError } from '../../../errors/errors.ts';
import { decimal, type Money, moneyText, sumMoney } from '../../../lib/money.ts';
import {
  ADDRESS_WITH_PLACE,
  type AddressSnapshot,
  addressOfJson,
  snapshotOfAddress,
} from '../../orders/addresses/address-snapshot.ts';
import { storedTaxComponents } from '../../shipping-and-tax/stored-tax.ts';
import { contentOfJson, taxPartsOf } from '../credit/credit-content.ts';
import { maxCredit, taxOfCredit } from '../rules/credit-acts.ts';

/** Reads the customer of a credit, with the billing address. */
export async function creditedCustomer(
  tx: Prisma.TransactionClient,
  customerId: number,
): Promise<{
  name: string;
  accountNumber: string;
  currency: string;
  billingAddress: AddressSnapshot | null;
}> {
  const customer = await tx.customer.findUnique({
    where: { id: customerId },
    select: {
      name: true,
      accountNumber: true,
      currency: true,
      addresses: {
        where: { archivedAt: null },
        orderBy: [{ isDefaultBilling: 'desc' }, { isDefaultShipping: 'desc' }, { id: 'asc' }],
        take: 1,
        include: ADDRESS_WITH_PLACE,
      },
    },
  });
  if (!customer) throw new NotFoundError('Customer');
  const { addresses, ...facts } = customer;
  const [address] = addresses;
  return { ...facts, billingAddress: address ? snapshotOfAddress(address) : null };
}

/** The invoice that a credit corrects, and the amount. */
type Credited = { invoiceId: number; customerId: number; currency: string; amount: Money };

/**
 * Reads the invoice of a credit. The caller has locked the ledger.
 * @throws InvalidInputError NO_SUCH_INVOICE for one that is not the customer's or was never issued,
 * CREDIT_BEYOND_INVOICE for more than its total
 */
export async function creditedInvoice(
  tx: Prisma.TransactionClient,
  { invoiceId, customerId, currency, amount }: Credited,
) {
  const invoice = await tx.invoice.findFirst({
    where: { id: invoiceId, customerId, currency, issuedAt: { not: null } },
    select: {
      number: true,
      total: true,
      salesTaxPercent: true,
      salesTaxValue: true,
      taxComponents: true,
      billingAddress: true,
      placedById: true,
      contactId: true,
      credits: { where: { voided: 0 }, select: { amount: true, salesTaxValue: true, content: true } },
    },
  });
  if (!invoice)
    throw InvalidInputError.of('invoiceId', 'NO_SUCH_INVOICE', 'An issued invoice of the customer.');
  const { total, credits, billingAddress, salesTaxPercent, salesTaxValue, taxComponents, ...facts } = invoice;
  const credited = sumMoney(credits.map((credit) => decimal(credit.amount)));
  const creditedTax = sumMoney(credits.map((credit) => decimal(credit.salesTaxValue)));
  const most = maxCredit({ total: decimal(total), credited });
  if (amount.greaterThan(most))
    throw InvalidInputError.of('amount', 'CREDIT_BEYOND_INVOICE', `At most ${moneyText(most)}.`);
  return {
    ...facts,
    billingAddress: addressOfJson(billingAddress),
    tax: taxOfCredit({ total: decimal(total), tax: decimal(salesTaxValue), credited, creditedTax, amount }),
    taxComponents: storedTaxComponents({ taxComponents, salesTaxPercent }),
    taxGiven: credits.map(({ content }) => taxPartsOf(contentOfJson(content))),
  };
}
