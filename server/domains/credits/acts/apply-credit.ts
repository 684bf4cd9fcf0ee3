import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { ForbiddenError } from '../../../errors/errors.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import type { RecordFacts } from '../../../schema/mutation-writes.ts';
import { visibleInvoices } from '../../invoices/access.ts';
import { applyRest } from '../../invoices/collect/apply-rest.ts';
import type { Leg } from '../../payments/rules/allocation.ts';
import { APPLYING_PERMISSIONS, mayApply } from '../access.ts';
import { lockedCredit } from './locked-credit.ts';

/** A credit to apply. */
type AppliedCredit = {
  id: number;
  version?: number | null;
  /** Amounts for invoices; null: by due date. */
  allocations: readonly Leg[] | null;
  bookedOn: IsoDay;
};

/** Applies the rest of a credit to visible invoices of its customer. */
export async function applyCredit(
  tx: Prisma.TransactionClient,
  context: ActorContext,
  { id, version, allocations, bookedOn }: AppliedCredit,
  record: RecordFacts,
): Promise<{ creditId: number; invoiceIds: number[] }> {
  const { viewer } = context;
  const credit = await lockedCredit(tx, viewer, {
    id,
    action: 'APPLY',
    version,
    touched: ({ customerId }) => allocations?.map(({ invoiceId }) => invoiceId) ?? { owedBy: customerId },
    check: (found) => {
      if (!mayApply(viewer, found)) throw new ForbiddenError(APPLYING_PERMISSIONS[0] ?? 0);
    },
  });
  const rest = {
    fund: { creditId: id },
    id,
    row: credit,
    allocations,
    among: visibleInvoices(viewer),
    bookedOn,
  };
  const invoiceIds = await applyRest(tx, context, rest, record);
  return { creditId: id, invoiceIds };
}
