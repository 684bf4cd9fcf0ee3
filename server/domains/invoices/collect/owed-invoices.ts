import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError, RefusedError } from '../../../errors/errors.ts';
import { storedDay } from '../../../lib/calendar.ts';
import { decimal, type Money } from '../../../lib/money.ts';
import { type Allocation, allocate, type Leg, type OwedInvoice } from '../../payments/rules/allocation.ts';
import { INVOICE_STATUSES, OWED_STATUSES } from '../../payments/rules/invoice-status.ts';

/** The customer, the currency, and the order that was paid for. */
type OwedBy = { customerId: number; currency: string; salesOrderId?: number | null };

/** The visible open invoices of a customer in a currency. The caller has locked the ledger. */
export async function owedInvoices(
  tx: Prisma.TransactionClient,
  { customerId, currency, salesOrderId = null }: OwedBy,
  visible: Prisma.InvoiceWhereInput = {},
): Promise<OwedInvoice[]> {
  const invoices = await tx.invoice.findMany({
    where: {
      customerId,
      currency,
      statusId: { in: OWED_STATUSES.map((code) => INVOICE_STATUSES[code].id) },
      AND: visible,
    },
    orderBy: [{ dueOn: 'asc' }, { id: 'asc' }],
    select: { id: true, dueOn: true, balance: true, salesOrderId: true },
  });
  return invoices.flatMap(({ id, dueOn, balance, ...of }) =>
    dueOn === null
      ? []
      : [
          {
            id,
            dueOn: storedDay(dueOn),
            balance: decimal(balance),
            isOfOrder: salesOrderId !== null && of.salesOrderId === salesOrderId,
          },
        ],
  );
}

/**
 * Allocates money to invoices. Errors refer to the position of the requested part.
 * @throws InvalidInputError INVOICE_NOT_OWED, ALLOCATION_BEYOND_BALANCE; RefusedError ALLOCATIONS_BEYOND_PAYMENT
 */
export function allocated(
  money: Money,
  owed: readonly OwedInvoice[],
  wanted: readonly Leg[] | null,
): Allocation {
  const allocation = allocate(money, owed, wanted);
  if (!('refused' in allocation)) return allocation;
  const { code, at } = allocation.refused;
  if (at === null) throw new RefusedError(code);
  const field = code === 'INVOICE_NOT_OWED' ? 'invoiceId' : 'amount';
  throw InvalidInputError.of(`allocations.${at}.${field}`, code);
}
