import type { Prisma } from '../../../../server/database/generated/client.ts';
import { changeDueDate } from '../../../../server/domains/consignments/acts/change-due-date.ts';
import { invoicePieces } from '../../../../server/domains/consignments/acts/invoice-pieces.ts';
import { movePieces } from '../../../../server/domains/consignments/acts/move-pieces.ts';
import { consignmentAudit } from '../../../../server/domains/consignments/acts/record-event.ts';
import { lineState } from '../../../../server/domains/consignments/rules/line-states.ts';
import type { WantedPart } from '../../../../server/domains/consignments/rules/plan-moves.ts';
import { type LineAction, lineTarget } from '../../../../server/domains/consignments/rules/transitions.ts';
import { billingTermsOf } from '../../../../server/domains/invoices/acts/billing-terms.ts';
import { recordPayment } from '../../../../server/domains/invoices/collect/record-payment.ts';
import { readSettings } from '../../../../server/domains/settings/read-settings.ts';
import { isoDayOf } from '../../../../server/lib/calendar.ts';
import { decimal } from '../../../../server/lib/money.ts';
import { auditedWrites } from '../../../../server/schema/mutation-writes.ts';
import { daysAgo, workedDaysAgo } from '../days-ago.ts';
import { actOf, type Scene } from '../sales-orders/scene.ts';
import type { ConsignmentStep, PlannedPart } from './planned-consignments.ts';

const FINANCE = 'finance@aurifex.test';

/** Runs a step of a consignment at its time with the domain functions. `now` is the time of seeding. */
export async function takeConsignmentStep(scene: Scene, id: number, step: ConsignmentStep): Promise<void> {
  const { db, now } = scene;
  const at = workedDaysAgo(now, step.days);
  const { COMPANY } = await readSettings(db);
  const today = isoDayOf(at, COMPANY.timeZone);
  if (step.kind === 'INVOICE') return bill(scene, id, at);
  if (step.kind === 'PAYMENT') return collect(scene, id, at);
  const { kind, by, reason } = step;
  const context = actOf({ ...scene, now: at }, by);
  await auditedWrites(context, consignmentAudit(kind)).transaction(async (tx, record) => {
    if (kind === 'CHANGE_DUE_DATE') {
      const dueOn = isoDayOf(daysAgo(now, step.dueDays), COMPANY.timeZone);
      return changeDueDate(tx, context, { id, dueOn, reason: step.reason, today }, record);
    }
    const parts = step.parts ? await partsOf(tx, id, { action: kind, parts: step.parts }) : null;
    return movePieces(tx, context, { id, action: kind, parts, reason: reason ?? null, today }, record);
  });
}

/** Bills sold and lost pieces. */
async function bill(scene: Scene, id: number, at: Date): Promise<void> {
  const settings = await readSettings(scene.db);
  const context = actOf({ ...scene, now: at }, FINANCE);
  const terms = { ...billingTermsOf(settings, at), taxBase: settings.TAX_BASE };
  await auditedWrites(context, consignmentAudit('INVOICE')).transaction((tx, record) =>
    invoicePieces(tx, context, { id, parts: null }, { terms, record }),
  );
}

/** Records a payment of the oldest unpaid invoice. */
async function collect(scene: Scene, id: number, at: Date): Promise<void> {
  const { today } = billingTermsOf(await readSettings(scene.db), at);
  const context = actOf({ ...scene, now: at }, FINANCE);
  const audit = { action: 'PAYMENT_RECORD', entityType: 'Payment' };
  await auditedWrites(context, audit).transaction(async (tx, record) => {
    const invoice = await tx.invoice.findFirstOrThrow({
      where: { consignmentId: id, balance: { gt: 0 } },
      orderBy: { id: 'asc' },
    });
    const amount = decimal(invoice.balance);
    const payment = {
      customerId: invoice.customerId,
      amount,
      method: 'TRANSFER' as const,
      reference: `Memo ${invoice.number}`,
      receivedOn: today,
      allocations: [{ invoiceId: invoice.id, amount }],
      acceptOverpayment: false,
    };
    await recordPayment(tx, context, payment, record);
  });
}

/** Lines by position in the state that the action starts from. */
async function partsOf(
  tx: Prisma.TransactionClient,
  consignmentId: number,
  { action, parts }: { action: LineAction; parts: readonly PlannedPart[] },
): Promise<WantedPart[]> {
  const lines = await tx.consignmentLine.findMany({ where: { consignmentId }, orderBy: { id: 'asc' } });
  return parts.map(([rank, quantity]) => {
    const line = lines.find(
      (each) => each.rank === rank && lineTarget(lineState(each.state), action) !== null,
    );
    if (!line) throw new Error(`Line ${rank} has no pieces for ${action}.`);
    return { lineId: line.id, quantity };
  });
}
