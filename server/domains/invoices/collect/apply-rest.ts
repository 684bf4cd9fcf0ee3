import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import { type DecimalInput, decimal, moneyText, sumMoney } from '../../../lib/money.ts';
import type { RecordFacts } from '../../../schema/mutation-writes.ts';
import { applyFunds, type Fund } from '../../payments/ledger/apply-funds.ts';
import type { Leg } from '../../payments/rules/allocation.ts';
import { settleOrdersOf } from './orders-of-invoices.ts';
import { allocated, owedInvoices } from './owed-invoices.ts';

/** A payment or credit whose rest is applied; locked with the ledger of its customer. */
type RestToApply = {
  fund: Fund;
  /** Integer id for the audit. */
  id: number;
  row: {
    number: string;
    customerId: number;
    currency: string;
    available: DecimalInput;
    /** The order that it was paid for, whose invoices come first. */
    salesOrderId?: number | null;
  };
  /** Amounts for invoices; null: by due date. */
  allocations: readonly Leg[] | null;
  /** Only for these invoices. */
  among?: Prisma.InvoiceWhereInput;
  bookedOn: IsoDay;
};

/**
 * Applies the rest of a payment or credit to invoices of its customer.
 * @returns these invoices
 */
export async function applyRest(
  tx: Prisma.TransactionClient,
  context: ActorContext,
  { fund, id, row, allocations, among, bookedOn }: RestToApply,
  record: RecordFacts,
): Promise<number[]> {
  const { number, customerId, currency, available, salesOrderId = null } = row;
  const owed = await owedInvoices(tx, { customerId, currency, salesOrderId }, among);
  const { legs } = allocated(decimal(available), owed, allocations);
  if (legs.length === 0) throw new RefusedError('NOTHING_TO_APPLY');
  const applied = legs.map((leg) => ({ ...fund, ...leg }));
  await applyFunds(tx, context, applied, { customerId, currency, bookedOn });
  const invoiceIds = legs.map(({ invoiceId }) => invoiceId);
  await settleOrdersOf(tx, context, invoiceIds);
  const amount = moneyText(sumMoney(legs.map((leg) => leg.amount)));
  record({ entityId: id, customerId, data: { number, amount } });
  return invoiceIds;
}
