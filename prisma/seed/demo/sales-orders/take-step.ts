import { readBenchJob } from '../../../../server/domains/jobs/effects/bench-job.ts';
import { stepAudit } from '../../../../server/domains/jobs/transitions/change-job.ts';
import { editedJob } from '../../../../server/domains/jobs/transitions/edited-job.ts';
import { performTransition as moveJob } from '../../../../server/domains/jobs/transitions/perform-transition.ts';
import { addDeposit } from '../../../../server/domains/sales-orders/deposits/add-deposit.ts';
import { payableOrder } from '../../../../server/domains/sales-orders/order/sales-order-facts.ts';
import { pinPrice } from '../../../../server/domains/sales-orders/prices/pin-price.ts';
import { paymentStanding } from '../../../../server/domains/sales-orders/rules/payment-standing.ts';
import { sendPieces } from '../../../../server/domains/sales-orders/shipments/send-pieces.ts';
import { performTransition as moveOrder } from '../../../../server/domains/sales-orders/transitions/perform-transition.ts';
import { orderNow } from '../../../../server/domains/sales-orders/transitions/read-order.ts';
import { salesAudit } from '../../../../server/domains/sales-orders/transitions/record-event.ts';
import { noteStage } from '../../../../server/domains/workshop/bench/note-stage.ts';
import { isoDayOf } from '../../../../server/lib/calendar.ts';
import { decimal, percentOf } from '../../../../server/lib/money.ts';
import { auditedWrites } from '../../../../server/schema/mutation-writes.ts';
import { takeBillingStep } from './billing-step.ts';
import type { Step } from './planned-sales-order.ts';
import { actOf, type Placed, type Scene } from './scene.ts';

const SALES = 'sales@aurifex.test';
const WORKSHOP = 'production@aurifex.test';
const FINANCE = 'finance@aurifex.test';

/** Runs a step of an order with the product's own functions, which check permissions and rules. */
export async function takeStep(scene: Scene, order: Placed, step: Step): Promise<void> {
  switch (step.kind) {
    case 'JOB': {
      const { action } = step;
      const by = action === 'RELEASE' ? SALES : WORKSHOP;
      const context = actOf(scene, by);
      const { jobOrderId } = lineOf(order, step.line);
      return moveJob(context, auditedWrites(context, stepAudit(action)), { jobOrderId, action });
    }
    case 'STAGE':
      return reachStage(scene, lineOf(order, step.line).jobOrderId, step.stage);
    case 'ORDER': {
      const { action, reason } = step;
      const context = actOf(scene, SALES);
      const writes = auditedWrites(context, salesAudit([action], ['CANCEL', 'SHIP']));
      return moveOrder(context, writes, { id: order.id, action, reason });
    }
    case 'DEPOSIT':
      return pay(scene, order, step);
    case 'SHIPMENT':
      return ship(scene, order, step);
    case 'PRICE': {
      const context = actOf(scene, SALES);
      const { id: lineId, unitPrice } = lineOf(order, step.line);
      const price = decimal(unitPrice).mul(step.factor).toFixed(2);
      const agreed = { id: order.id, lineId, unitPrice: price, reason: step.reason };
      return auditedWrites(context, salesAudit(['PIN_PRICE'])).transaction((tx, record) =>
        pinPrice(tx, context, agreed, record),
      );
    }
    case 'BILL':
    case 'PAYMENT':
    case 'CLOSE':
      return takeBillingStep(scene, order, step);
    case 'NOTE':
      return write(scene, order, step);
  }
}

function lineOf({ lines }: Placed, place: number): Placed['lines'][number] {
  const line = lines[place - 1];
  if (!line) throw new Error(`There is no line ${place}.`);
  return line;
}

async function reachStage(scene: Scene, jobOrderId: number, stage: number): Promise<void> {
  const context = actOf(scene, WORKSHOP);
  await scene.db.$transaction(async (tx) => {
    const job = await editedJob(tx, context, {
      jobOrderId,
      edit: 'STAGE',
      version: null,
      refusal: () => 'JOB_ORDER_NOT_IN_WORK',
    });
    await noteStage(tx, job, await readBenchJob(tx, job), stage);
  });
}

async function pay(
  scene: Scene,
  { id }: Placed,
  { percent, method, reference }: Extract<Step, { kind: 'DEPOSIT' }>,
): Promise<void> {
  const context = actOf(scene, FINANCE);
  await auditedWrites(context, salesAudit(['RECORD_DEPOSIT'])).transaction(async (tx, record) => {
    const { balance } = paymentStanding(payableOrder(await orderNow(tx, id)));
    const amount = percentOf(balance, decimal(percent));
    const receivedOn = isoDayOf(scene.now, 'UTC');
    await addDeposit(tx, context, { id, amount, method, reference, receivedOn }, record);
  });
}

async function ship(
  scene: Scene,
  order: Placed,
  { lines, trackingNumber, note }: Extract<Step, { kind: 'SHIPMENT' }>,
): Promise<void> {
  const context = actOf(scene, SALES);
  const { id, shippingMethodId } = order;
  await auditedWrites(context, salesAudit(['SHIPMENT'], ['SHIP'])).transaction(async (tx, record) => {
    const ordered = (await orderNow(tx, id)).lines;
    const pieces = lines.map((each) => {
      const [place, quantity] = typeof each === 'number' ? [each, null] : each;
      const { id: lineId } = lineOf(order, place);
      return { lineId, quantity: quantity ?? ordered[place - 1]?.jobOrder.quantity ?? 0 };
    });
    const parts = { shippingMethodId, trackingNumber, pickedUp: trackingNumber === null, note: note ?? null };
    await sendPieces(tx, context, { id, parts, pieces }, record);
  });
}

async function write(
  { db, person, now }: Scene,
  { id: salesOrderId }: Placed,
  { by, visibility, text }: Extract<Step, { kind: 'NOTE' }>,
): Promise<void> {
  await db.note.create({
    data: { salesOrderId, visibility, text, authorId: person(by).userId, createdAt: now },
    select: { id: true },
  });
}
