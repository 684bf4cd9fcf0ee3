import type { AuditContext } from '../../../../server/audit/record-audit.ts';
import type { Viewer } from '../../../../server/auth/viewer.ts';
import type { Database } from '../../../../server/database/client.ts';
import type { Prisma } from '../../../../server/database/generated/client.ts';
import { applyCredit } from '../../../../server/domains/credits/acts/apply-credit.ts';
import { issueCredit } from '../../../../server/domains/credits/acts/issue-credit.ts';
import { refundCredit } from '../../../../server/domains/credits/acts/refund-credit.ts';
import { voidCredit } from '../../../../server/domains/credits/acts/void-credit.ts';
import { billingTermsOf } from '../../../../server/domains/invoices/acts/billing-terms.ts';
import { INVOICE_STATUSES } from '../../../../server/domains/payments/rules/invoice-status.ts';
import { readSettings } from '../../../../server/domains/settings/read-settings.ts';
import { decimal } from '../../../../server/lib/money.ts';
import { auditedWrites } from '../../../../server/schema/mutation-writes.ts';
import { workedDaysAgo } from '../days-ago.ts';
import { eventsOf, type PastEvent } from '../past-events.ts';
import { personOf } from '../people/person-of.ts';
import { actOf, type Scene } from '../sales-orders/scene.ts';
import { CREDITS, type CreditStep, type PlannedCredit } from './planned-credits.ts';

const FINANCE = 'finance@aurifex.test';

type Act = AuditContext & { db: Database };

/** Credits of the demo customers, created by the domain functions, each at its own time. */
export async function creditEvents(
  db: Database,
  viewers: ReadonlyMap<string, Viewer>,
  now: Date,
): Promise<PastEvent[]> {
  const scene = { db, person: personOf(viewers) };
  const settings = await readSettings(db);
  const at = (days: number): Scene => ({ ...scene, now: workedDaysAgo(now, days) });
  return CREDITS.flatMap((plan) =>
    eventsOf(
      {
        days: plan.days,
        take: () => issue(actOf(at(plan.days), FINANCE), plan, billingTermsOf(settings, at(plan.days).now)),
      },
      plan.steps,
      (creditId, step) => {
        const { today } = billingTermsOf(settings, at(step.days).now);
        return take(actOf(at(step.days), FINANCE), creditId, step, today);
      },
    ),
  );
}

async function issue(
  context: Act,
  plan: PlannedCredit,
  terms: Parameters<typeof issueCredit>[3],
): Promise<number> {
  const { accountNumber, kind, amount, reason, poNumber } = plan;
  const writes = auditedWrites(context, { action: 'CREDIT_ISSUE', entityType: 'CustomerCredit' });
  return writes.transaction(async (tx, record) => {
    const { id: customerId } = await tx.customer.findUniqueOrThrow({ where: { accountNumber } });
    const invoiceId = poNumber === undefined ? null : await invoiceOf(tx, poNumber);
    const credit = { customerId, amount: decimal(amount), kind, reason, invoiceId };
    const { id, number } = await issueCredit(tx, context, credit, terms);
    record({ entityId: id, customerId, data: { number, amount, kind } });
    return id;
  });
}

async function take(context: Act, id: number, step: CreditStep, bookedOn: string): Promise<void> {
  const writes = auditedWrites(context, { action: `CREDIT_${step.kind}`, entityType: 'CustomerCredit' });
  await writes.transaction(async (tx, record) => {
    if (step.kind === 'APPLY') {
      const invoiceId = await invoiceOf(tx, step.poNumber);
      const allocations = [{ invoiceId, amount: decimal(step.amount) }];
      await applyCredit(tx, context, { id, allocations, bookedOn }, record);
    } else if (step.kind === 'REFUND') {
      const { method, reference, reason } = step;
      const refund = { id, amount: decimal(step.amount), method, reference, reason, bookedOn };
      await refundCredit(tx, context, refund, record);
    } else await voidCredit(tx, context, { id, reason: step.reason, bookedOn }, record);
  });
}

/** The valid invoice of a purchase order. */
async function invoiceOf(tx: Prisma.TransactionClient, poNumber: string): Promise<number> {
  const statusId = { not: INVOICE_STATUSES.VOID.id };
  const { id } = await tx.invoice.findFirstOrThrow({ where: { poNumber, statusId }, select: { id: true } });
  return id;
}
