import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import { type DecimalInput, decimal } from '../../../lib/money.ts';
import type { RecordFacts } from '../../../schema/mutation-writes.ts';
import type { DepositMethod } from '../rules/sales-order-limits.ts';
import { editedOrder } from '../transitions/edited-order.ts';
import { bookDeposit } from './book-deposit.ts';
import { requireDue } from './require-due.ts';

/** A payment towards a sales order. */
type NewDeposit = {
  /** Sales order, with its expected version. */
  id: number;
  version?: number | null;
  amount: DecimalInput;
  method: DepositMethod;
  reference: string | null;
  receivedOn: IsoDay;
};

/**
 * Records a deposit on the viewer's behalf, with its payment in the customer's ledger, and performs the automatic
 * steps of the order. The amount must not exceed the amount due.
 */
export async function addDeposit(
  tx: Prisma.TransactionClient,
  context: ActorContext,
  { id, version, method, reference, receivedOn, ...given }: NewDeposit,
  record: RecordFacts,
): Promise<void> {
  const order = await editedOrder(tx, context, 'RECORD_DEPOSIT', { id, version });
  requireDue(order, given.amount);
  const amount = decimal(given.amount).toFixed(2);
  await bookDeposit(tx, context, order, { amount, method, reference, receivedOn });
  const { number, customerId } = order;
  record({ entityId: id, customerId, data: { number, amount, method } });
}
