import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { seesWholeAccount } from '../../domains/accounts/access.ts';
import { CREDITS_PRINT, visibleCredits } from '../../domains/credits/access.ts';
import { visibleInvoices } from '../../domains/invoices/access.ts';
import { INVOICES_PRINT, INVOICES_VIEW } from '../../domains/invoices/rules/transitions.ts';
import { PAYMENTS_VIEW, visiblePayments } from '../../domains/payments/access.ts';
import { ForbiddenError, RefusedError } from '../../errors/errors.ts';
import type { MailedKind } from './mailed-kind.type.ts';

/** The row of a document, with its customer and contact. */
export type MailedRow = {
  readonly id: number;
  readonly customerId: number;
  readonly contactId: number | null;
};

type Reads = Pick<Prisma.TransactionClient, 'invoice' | 'payment' | 'customerCredit' | 'customer'>;

/** How a kind of document is mailed. */
type MailedKindFacts = {
  /** Kind of the rendered document. */
  readonly document: string;
  /** Permission to view and print it. */
  readonly permission: number;
  /** Model of its row. */
  readonly model: 'Invoice' | 'Payment' | 'CustomerCredit' | 'Customer';
  /** Folder of its page. */
  readonly page: 'invoices' | 'payments' | 'customer-credits';
  /** Finds its row, if the viewer may see it. */
  readonly find: (db: Reads, viewer: Viewer, number: string) => Promise<MailedRow | null>;
};

const OWNED = { id: true, customerId: true, contactId: true } as const;

/** All kinds. */
export const MAILED_KINDS: Readonly<Record<MailedKind, MailedKindFacts>> = {
  INVOICE: {
    document: 'invoice',
    permission: INVOICES_PRINT,
    model: 'Invoice',
    page: 'invoices',
    find: (db, viewer, number) =>
      db.invoice.findFirst({
        where: { number, issuedAt: { not: null }, AND: visibleInvoices(viewer) },
        select: OWNED,
      }),
  },
  RECEIPT: {
    document: 'receipt',
    permission: PAYMENTS_VIEW,
    model: 'Payment',
    page: 'payments',
    find: async (db, viewer, number) => {
      const payment = await db.payment.findFirst({
        where: { number, AND: visiblePayments(viewer) },
        select: { id: true, customerId: true, salesOrder: { select: { contactId: true } } },
      });
      return payment && { ...payment, contactId: payment.salesOrder?.contactId ?? null };
    },
  },
  CREDIT_MEMO: {
    document: 'credit-memo',
    permission: CREDITS_PRINT,
    model: 'CustomerCredit',
    page: 'customer-credits',
    find: (db, viewer, number) =>
      db.customerCredit.findFirst({ where: { number, AND: visibleCredits(viewer) }, select: OWNED }),
  },
  STATEMENT: {
    document: 'statement',
    permission: PAYMENTS_VIEW,
    model: 'Customer',
    page: 'invoices',
    find: async (db, viewer, number) => {
      const customer = await db.customer.findUnique({
        where: { accountNumber: number },
        select: { id: true },
      });
      const sees = (permission: number) =>
        customer !== null && seesWholeAccount(viewer, permission, customer.id);
      if (!customer || !sees(INVOICES_VIEW) || !sees(PAYMENTS_VIEW)) return null;
      return { id: customer.id, customerId: customer.id, contactId: null };
    },
  },
};

/** Requires the permission to print a kind of document, or any kind if none is given. */
export function requireMailing(viewer: Viewer, kind?: MailedKind): void {
  viewer.require(0);
  const kinds = kind ? [MAILED_KINDS[kind]] : Object.values(MAILED_KINDS);
  const [{ permission } = MAILED_KINDS.INVOICE] = kinds;
  if (!kinds.some((each) => viewer.can(each.permission))) throw new ForbiddenError(permission);
  if (!viewer.isStaff) throw new RefusedError('NOT_FOR_THIS_SIDE');
}
