import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { decimal, moneyText } from '../../../lib/money.ts';
import type { RecordFacts } from '../../../schema/mutation-writes.ts';
import type { BillingTerms } from '../../invoices/acts/billing-terms.ts';
import { insertInvoice } from '../../invoices/acts/insert-invoice.ts';
import { oweInvoice } from '../../invoices/acts/owe-invoice.ts';
import type { InvoiceContent } from '../../invoices/invoice/invoice-content.ts';
import { dueDate } from '../../invoices/rules/due-date.ts';
import type { InvoiceLine } from '../../invoices/rules/invoice-lines.ts';
import { addressOfJson } from '../../orders/addresses/address-snapshot.ts';
import type { TaxBase } from '../../orders/rules/cart-totals.ts';
import { isPaymentTermsCode } from '../../orders/rules/payment-terms.ts';
import { TAXED_CUSTOMER } from '../../shipping-and-tax/taxed-parties.ts';
import { billedSums } from './billed-sums.ts';
import type { LockedConsignment, LockedLine } from './locked-consignment.ts';
import { movePieces, type WantedMove } from './move-pieces.ts';

/** The terms of an invoice of pieces. */
type PieceTerms = BillingTerms & { taxBase: TaxBase };

/**
 * Invoices sold or lost pieces at their memo prices, and issues the invoice.
 * @returns its integer id
 */
export async function invoicePieces(
  tx: Prisma.TransactionClient,
  context: ActorContext,
  wanted: Omit<WantedMove, 'action' | 'today'>,
  { terms, record }: { terms: PieceTerms; record: RecordFacts },
): Promise<number> {
  const made = { id: 0 };
  const move = { ...wanted, action: 'INVOICE', today: terms.today } as const;
  await movePieces(tx, context, move, record, {
    bill: async (consignment, moved) => {
      const { id, number } = await issued(tx, context, consignment, { moved, terms });
      made.id = id;
      return number;
    },
  });
  return made.id;
}

const BILLED = {
  name: true,
  accountNumber: true,
  paymentTermsCode: true,
  ...TAXED_CUSTOMER,
  taxExemptNumber: true,
} satisfies Prisma.CustomerSelect;

async function issued(
  tx: Prisma.TransactionClient,
  context: ActorContext,
  consignment: LockedConsignment,
  { moved, terms }: { moved: readonly LockedLine[]; terms: PieceTerms },
): Promise<{ id: number; number: string }> {
  const { id: consignmentId, customerId, placedById, contactId, currency } = consignment;
  const customer = await tx.customer.findUniqueOrThrow({ where: { id: customerId }, select: BILLED });
  const shippingAddress = addressOfJson(consignment.shippingAddress);
  const billingAddress = addressOfJson(consignment.billingAddress);
  const lines = moved.map(billedLine);
  const sums = await billedSums(tx, lines, {
    customer,
    taxBase: terms.taxBase,
    shippingAddress,
    billingAddress,
    now: context.now,
  });
  // Unknown payment terms count as on hold.
  const { paymentTermsCode: stored } = customer;
  const termsCode = isPaymentTermsCode(stored) ? stored : 'ON_HOLD';
  const columns = { termsCode, poNumber: null, billingAddress, shippingAddress, ...sums };
  const invoice = await insertInvoice(tx, context, {
    customerId,
    currency,
    placedById,
    contactId,
    of: { consignmentId },
    columns,
    lines,
    words: [consignment.number],
  });
  const content: InvoiceContent = {
    ...columns,
    number: invoice.number,
    issuedOn: terms.today,
    dueOn: dueDate(terms.today, termsCode),
    currency,
    customerWoNumber: null,
    orderCode: consignment.number,
    salesOrderNumber: null,
    seller: terms.seller,
    customer: {
      name: customer.name,
      accountNumber: customer.accountNumber,
      taxExemptNumber: customer.taxExempt ? customer.taxExemptNumber : null,
    },
    lines: lines.map(({ kind, titleEn, titleFr, quantity, unitPrice, amount }) => ({
      kind,
      titleEn,
      titleFr,
      jobNumber: null,
      reference: null,
      endCustomer: null,
      quantity,
      unitPrice: moneyText(unitPrice),
      amount: moneyText(amount),
    })),
  };
  await oweInvoice(tx, context, { id: invoice.id, customerId, content });
  return invoice;
}

function billedLine({ id, titleEn, titleFr, quantity, memoPrice }: LockedLine): InvoiceLine {
  const unitPrice = decimal(memoPrice);
  return {
    kind: 'PIECE',
    jobOrderId: null,
    orderChargeId: null,
    consignmentLineId: id,
    titleEn,
    titleFr,
    quantity,
    unitPrice,
    amount: unitPrice.mul(quantity),
  };
}
