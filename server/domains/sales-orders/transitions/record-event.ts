import type { AuditContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import type { AuditRule } from '../../../schema/mutation-writes.ts';
import type { SalesOrderAction } from '../rules/transition.ts';

/** Whose act it is: a request's, or nobody's where only time passed. */
export type Doer = Pick<AuditContext, 'viewer' | 'now'>;

/** Further facts of a step in the history of a sales order, as its JSON column keeps them. */
export type SalesEventDetail = {
  /** Number of the shipment that left or was voided. */
  shipment?: string;
  /** Amount and way of the deposit that came or was voided. */
  deposit?: { amount: string; method: string };
  /** Price of one piece of a job, before and after; null: of a piece from stock. */
  price?: { job: string | null; from: string; to: string };
  /** The piece of a line from stock that was cancelled. */
  line?: { titleEn: string; titleFr: string };
};

/** What happens to a sales order beside its transitions. */
type OtherEvent =
  | 'CREATE'
  | 'RECORD_DEPOSIT'
  | 'VOID_DEPOSIT'
  | 'SHIPMENT'
  | 'VOID_SHIPMENT'
  | 'PIN_PRICE'
  | 'CANCEL_LINE'
  | 'DEPOSIT_REVERSED';

/** A step of a sales order's history, about to be written. */
export type SalesStep = {
  fromStatusId: number | null;
  toStatusId: number;
  action: SalesOrderAction | OtherEvent;
  reason?: string | null;
  detail?: SalesEventDetail;
  isAutomatic?: boolean;
};

/** Writes steps of the history with both actors. */
export async function recordEvents(
  tx: Prisma.TransactionClient,
  { viewer, now }: Doer,
  salesOrderId: number,
  steps: readonly SalesStep[],
): Promise<void> {
  if (steps.length === 0) return;
  await tx.salesOrderEvent.createMany({
    data: steps.map(({ fromStatusId, toStatusId, action, reason, detail, isAutomatic }) => ({
      salesOrderId,
      fromStatusId,
      toStatusId,
      action,
      reason: reason ?? null,
      ...(detail === undefined ? {} : { detail }),
      isAutomatic: isAutomatic ?? false,
      userId: viewer.account?.userId ?? null,
      actingById: viewer.actingById,
      at: now,
    })),
  });
}

/** What a mutation of sales orders records; those that move jobs record the steps of jobs as well. */
export function salesAudit(
  actions: readonly (SalesOrderAction | OtherEvent)[],
  jobActions: readonly ('CANCEL' | 'SHIP' | 'UNSHIP')[] = [],
): AuditRule {
  const named = [
    ...actions.map((action) => `SALES_ORDER_${action}`),
    ...jobActions.map((action) => `JOB_ORDER_${action}`),
  ];
  const [first = ''] = named;
  return { action: named.length > 1 ? named : first, entityType: 'SalesOrder' };
}
