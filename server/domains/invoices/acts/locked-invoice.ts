import type { AuditContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import {
  ConflictError,
  ForbiddenError,
  InvalidInputError,
  NotFoundError,
  RefusedError,
} from '../../../errors/errors.ts';
import { orderActor } from '../../identity/order-actor.ts';
import { transitionDenied } from '../../identity/transition-denied.ts';
import { lockLedger } from '../../payments/ledger/write-entries.ts';
import { lockSalesOrder } from '../../sales-orders/transitions/read-order.ts';
import { visibleInvoices } from '../access.ts';
import { FACTS_SELECT, invoiceFacts } from '../invoice/invoice-facts.ts';
import { decideTransition, offeredActions } from '../rules/decide-transition.ts';
import type { InvoiceAction } from '../rules/transitions.ts';

/** A requested action on an invoice. */
type InvoiceMove = {
  id: number;
  action: InvoiceAction;
  /** Expected version; absent: any. */
  version?: number | null;
  reason: string | null;
};

const MOVED = {
  id: true,
  number: true,
  version: true,
  salesOrderId: true,
  shipmentId: true,
  consignmentId: true,
  currency: true,
  total: true,
  applied: true,
  balance: true,
  ...FACTS_SELECT,
} satisfies Prisma.InvoiceSelect;

/** An invoice with what its actions read. */
export type MovedInvoice = Prisma.InvoiceGetPayload<{ select: typeof MOVED }>;

/**
 * Locks and reads a visible invoice with its sales order and the ledger of its customer, and checks that the action is
 * allowed: row, version, rule.
 */
export async function lockedInvoice(
  tx: Prisma.TransactionClient,
  { viewer }: Pick<AuditContext, 'viewer'>,
  { id, action, version, reason }: InvoiceMove,
): Promise<MovedInvoice> {
  const where = { id, AND: visibleInvoices(viewer) };
  const named = await tx.invoice.findFirst({ where, select: { salesOrderId: true, customerId: true } });
  if (!named) throw new NotFoundError('Invoice');
  if (named.salesOrderId !== null) await lockSalesOrder(tx, named.salesOrderId);
  await lockLedger(tx, named.customerId);
  const invoice = await tx.invoice.findUniqueOrThrow({ where: { id }, select: MOVED });
  if (version != null && version !== invoice.version) throw new ConflictError(invoice.version);
  const actor = orderActor(viewer);
  const decision = decideTransition({ invoice: invoiceFacts(invoice), action, actor, reason });
  if (decision.ok) return invoice;
  const { refused } = decision;
  if (refused.code === 'STATUS_TRANSITION_DENIED')
    throw transitionDenied(offeredActions(invoiceFacts(invoice), actor));
  if (refused.code === 'FORBIDDEN') throw new ForbiddenError(refused.permission);
  if (refused.code === 'REASON_REQUIRED')
    throw InvalidInputError.of('reason', 'REQUIRED', 'A reason is required.');
  throw new RefusedError(refused.code);
}
