import type { Viewer } from '../../../auth/viewer.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { ConflictError, NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { lockOrdersOf, type TouchedInvoices } from '../../invoices/collect/orders-of-invoices.ts';
import { lockLedger } from '../../payments/ledger/write-entries.ts';
import { visibleCredits } from '../access.ts';
import { creditFacts, STANDING_SELECT } from '../credit/credit-facts.ts';
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

/** A credit for an action. */
type LockedCredit = Prisma.CustomerCreditGetPayload<{ select: typeof LOCKED }>;

/** A requested action on a credit. */
type CreditMove = {
  id: number;
  action: CreditAction;
  /** Expected version; absent: any. */
  version?: number | null;
  /** Invoices that the action affects. */
  touched: (credit: { customerId: number; invoiceIds: readonly number[] }) => TouchedInvoices;
  /** Checks the row before the rules. */
  check?: (credit: LockedCredit) => void;
};

/**
 * Locks and reads a visible credit, with the sales orders of the affected invoices and the ledger of its customer, and
 * checks row, version and rule.
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
  const refused = creditRefusal(creditFacts(credit), action);
  if (refused) throw new RefusedError(refused);
  return credit;
}
