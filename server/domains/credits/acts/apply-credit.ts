import type { AuditContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { ForbiddenError, RefusedError } from '../../../errors/errors.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import { decimal, moneyText, sumMoney } from '../../../lib/money.ts';
import type { RecordFacts } from '../../../schema/mutation-writes.ts';
import { visibleInvoices } from '../../invoices/access.ts';
import { settleOrdersOf } from '../../invoices/collect/orders-of-invoices.ts';
import { allocated, owedInvoices } from '../../invoices/collect/owed-invoices.ts';
import { applyCredits } from '../../payments/ledger/apply-credits.ts';
import type { Leg } from '../../payments/rules/allocation.ts';
import { APPLYING_PERMISSIONS, mayApply } from '../access.ts';
import { lockedCredit } from './locked-credit.ts';

/** A credit that is applied. */
export type AppliedCredit = {
  id: number;
  version?: number | null;
  /** Parts for invoices; null: to those that are due first. */
  allocations: readonly Leg[] | null;
  bookedOn: IsoDay;
};

/** Applies what is left of a credit to invoices of its customer that the viewer may see. */
export async function applyCredit(
  tx: Prisma.TransactionClient,
  context: Pick<AuditContext, 'viewer' | 'now'>,
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
  const owed = await owedInvoices(tx, credit, visibleInvoices(viewer));
  const { legs } = allocated(decimal(credit.available), owed, allocations);
  if (legs.length === 0) throw new RefusedError('NOTHING_TO_APPLY');
  const { customerId, currency, number } = credit;
  await applyCredits(
    tx,
    context,
    legs.map((leg) => ({ creditId: id, ...leg })),
    { customerId, currency, bookedOn },
  );
  const invoiceIds = legs.map(({ invoiceId }) => invoiceId);
  await settleOrdersOf(tx, context, invoiceIds);
  const amount = moneyText(sumMoney(legs.map((leg) => leg.amount)));
  record({ entityId: id, customerId, data: { number, amount } });
  return { creditId: id, invoiceIds };
}
