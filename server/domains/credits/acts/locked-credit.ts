import type { Viewer } from '../../../auth/viewer.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { ConflictError, NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { lockOrdersOf, type TouchedInvoices } from '../../invoices/collect/orders-of-invoices.ts';
import { lockLedger } from '../../payments/ledger/write-entries.ts';
import { visibleCredits } from '../access.ts';
import { creditStanding, STANDING_SELECT } from '../credit/credit-standing.ts';
import { type CreditAction, creditRefusal } from '../rules/credit-acts.ts';

const LOCKED = {
  id: true,
  number: true,
  version: true,
  customerId: true,
  currency: true,
  amount: true,
  placedById: true,
  contactId: true,
  ...STANDING_SELECT,
} satisfies Prisma.CustomerCreditSelect;

/** A credit that somebody works with. */
type LockedCredit = Prisma.CustomerCreditGetPayload<{ select: typeof LOCKED }>;

/** What somebody wants to do with a credit. */
type CreditMove = {
  id: number;
  action: CreditAction;
  /** Version that was seen; absent: whatever it is now. */
  version?: number | null;
  /** Invoices that money goes to or leaves. */
  touched: (credit: { customerId: number; invoiceIds: readonly number[] }) => TouchedInvoices;
  /** Refuses by the row, before its rules. */
  check?: (credit: LockedCredit) => void;
};

/**
 * Locks and reads a credit that the viewer may see, with the sales orders of the invoices that are touched and the ledger
 * of its customer, and refuses what is not possible as it stands: row, version, rule.
 */
export async function lockedCredit(
  tx: Prisma.TransactionClient,
  viewer: Viewer,
  { id, action, version, touched, check }: CreditMove,
): Promise<LockedCredit> {
  const named = await tx.customerCredit.findFirst({
    where: { id, AND: visibleCredits(viewer) },
    select: { customerId: true, entries: { select: { invoiceId: true } } },
  });
  if (!named) throw new NotFoundError('CustomerCredit');
  const { customerId } = named;
  const invoiceIds = named.entries.flatMap(({ invoiceId }) => invoiceId ?? []);
  await lockOrdersOf(tx, touched({ customerId, invoiceIds }));
  await lockLedger(tx, customerId);
  const credit = await tx.customerCredit.findUniqueOrThrow({ where: { id }, select: LOCKED });
  check?.(credit);
  if (version != null && version !== credit.version) throw new ConflictError(credit.version);
  const refused = creditRefusal(creditStanding(credit), action);
  if (refused) throw new RefusedError(refused);
  return credit;
}
