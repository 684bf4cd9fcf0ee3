import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError, NotFoundError } from '../../../errors/errors.ts';
import { isLineAmount } from '../../../lib/amount-limits.ts';
import { type DecimalInput, decimal } from '../../../lib/money.ts';
import type { RecordFacts } from '../../../schema/mutation-writes.ts';
import { JOB_NUMBER, shownJobNumber } from '../../orders/lines/shown-job-number.ts';
import { agreedPriceCharge, unitPriceOf } from '../rules/line-price.ts';
import { editedOrder } from '../transitions/edited-order.ts';
import { chargeJob } from '../transitions/order-jobs.ts';
import { recordEvents } from '../transitions/record-event.ts';
import { settleSalesOrder } from '../transitions/settle-order.ts';

/** An agreed price per piece that replaces the ordered price. */
type AgreedPrice = {
  /** Sales order, with its expected version. */
  id: number;
  version?: number | null;
  lineId: number;
  unitPrice: DecimalInput;
  reason: string;
};

/**
 * Saves an agreed price on the viewer's behalf. The difference is a charge of the job. The same price again changes
 * nothing.
 */
export async function pinPrice(
  tx: Prisma.TransactionClient,
  context: ActorContext,
  { id, version, lineId, unitPrice, reason }: AgreedPrice,
  record: RecordFacts,
): Promise<void> {
  const order = await editedOrder(tx, context, 'PIN_PRICE', { id, version });
  const line = await tx.salesOrderLine.findFirst({
    where: { id: lineId, salesOrderId: id },
    select: {
      negotiatedUnitPrice: true,
      jobOrder: {
        select: {
          id: true,
          ...JOB_NUMBER,
          orderGroupId: true,
          unitPrice: true,
          chargesTotal: true,
          quantity: true,
        },
      },
    },
  });
  if (!line) throw new NotFoundError('SalesOrderLine');
  const { jobOrder: job } = line;
  if (!isLineAmount(unitPrice, job.quantity))
    throw InvalidInputError.of('unitPrice', 'OUT_OF_RANGE', 'The line comes to too much.');
  const to = decimal(unitPrice);
  const from = unitPriceOf(line);
  if (from.equals(to)) {
    record(null);
    return;
  }
  await tx.salesOrderLine.update({
    where: { id: lineId },
    data: {
      negotiatedUnitPrice: to.toFixed(2),
      priceReason: reason,
      pricedById: context.viewer.userId,
      pricedAt: context.now,
    },
    select: { id: true },
  });
  await chargeJob(tx, context, job, agreedPriceCharge(line, to));
  const price = { job: shownJobNumber(job), from: from.toFixed(2), to: to.toFixed(2) };
  const { statusId, number, customerId } = order;
  await recordEvents(tx, context, id, [
    { fromStatusId: statusId, toStatusId: statusId, action: 'PIN_PRICE', detail: { price } },
  ]);
  await settleSalesOrder(tx, context, id);
  record({ entityId: id, customerId, data: { number, reason, ...price } });
}
