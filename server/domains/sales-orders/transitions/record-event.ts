import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import type { AuditRule } from '../../../schema/mutation-writes.ts';
import type { SalesOrderAction } from '../rules/transition.ts';

/** Further data of a history entry of a sales order, stored as JSON. */
export type SalesEventDetail = {
  /** Number of the shipment that was sent or voided. */
  shipment?: string;
  /** Amount and method of the deposit that was recorded or voided. */
  deposit?: { amount: string; method: string };
  /** Price per piece, before and after. `job` is null for a piece from stock. */
  price?: { job: string | null; from: string; to: string };
  /** The piece of the cancelled line from stock. */
  line?: { titleEn: string; titleFr: string };
};

/** Events of a sales order besides its transitions. */
type OtherEvent =
  | 'CREATE'
  | 'RECORD_DEPOSIT'
  | 'VOID_DEPOSIT'
  | 'SHIPMENT'
  | 'VOID_SHIPMENT'
  | 'PIN_PRICE'
  | 'CANCEL_LINE'
  | 'DEPOSIT_REVERSED';

/** A history entry to write. */
export type SalesStep = {
  fromStatusId: number | null;
  toStatusId: number;
  action: SalesOrderAction | OtherEvent;
  reason?: string | null;
  detail?: SalesEventDetail;
  isAutomatic?: boolean;
};

/** Writes history entries with the user and the acting user. */
export async function recordEvents(
  tx: Prisma.TransactionClient,
  { viewer, now }: ActorContext,
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

/** Audit rule of mutations of sales orders. Those that move jobs also audit the steps of jobs. */
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
