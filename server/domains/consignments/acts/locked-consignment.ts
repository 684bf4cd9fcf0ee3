import type { Viewer } from '../../../auth/viewer.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { ConflictError, NotFoundError } from '../../../errors/errors.ts';
import { storedDay } from '../../../lib/calendar.ts';
import { lockLedger } from '../../payments/ledger/write-entries.ts';
import { isoDayOfColumn } from '../../settings/company-day.ts';
import { visibleConsignments } from '../access.ts';
import type { StoredLine } from '../rules/apply-moves.ts';
import { type BillableState, lineState } from '../rules/line-states.ts';

/** Lines in the order of the packing slip, followed by parts in the order in which they were split. */
export const LINE_ORDER = [
  { rank: 'asc' },
  { id: 'asc' },
] satisfies Prisma.ConsignmentLineOrderByWithRelationInput[];

const LOCKED = {
  id: true,
  number: true,
  version: true,
  customerId: true,
  placedById: true,
  contactId: true,
  currency: true,
  termDays: true,
  issuedOn: true,
  dueOn: true,
  billingAddress: true,
  shippingAddress: true,
  lines: {
    orderBy: LINE_ORDER,
    select: {
      id: true,
      rank: true,
      itemTypeId: true,
      alloyId: true,
      size: true,
      variantCode: true,
      stoneShape: true,
      look: true,
      titleEn: true,
      titleFr: true,
      quantity: true,
      memoPrice: true,
      state: true,
      billedFrom: true,
      sentOn: true,
    },
  },
} satisfies Prisma.ConsignmentSelect;

type Row = Prisma.ConsignmentGetPayload<{ select: typeof LOCKED }>;

/** A line of a consignment for an action. */
export type LockedLine = Omit<Row['lines'][number], keyof StoredLine> & StoredLine;

/** A consignment for an action. */
export type LockedConsignment = Omit<Row, 'lines' | 'issuedOn' | 'dueOn'> & {
  issuedOn: string | null;
  dueOn: string | null;
  lines: LockedLine[];
};

/**
 * Locks and reads a visible consignment. All changes of a customer's pieces and payments lock the customer's ledger,
 * because limits apply to the customer and no piece may be reported twice.
 */
export async function lockedConsignment(
  tx: Prisma.TransactionClient,
  viewer: Viewer,
  { id, version, check }: { id: number; version?: number | null; check?: (row: LockedConsignment) => void },
): Promise<LockedConsignment> {
  const where = { id, AND: visibleConsignments(viewer) };
  const named = await tx.consignment.findFirst({ where, select: { customerId: true } });
  if (!named) throw new NotFoundError('Consignment');
  await lockLedger(tx, named.customerId);
  const consignment = await readLocked(tx, id);
  check?.(consignment);
  if (version != null && version !== consignment.version) throw new ConflictError(consignment.version);
  return consignment;
}

/** Reads a consignment of a customer whose ledger is locked. */
export async function readLocked(tx: Prisma.TransactionClient, id: number): Promise<LockedConsignment> {
  const { lines, issuedOn, dueOn, ...row } = await tx.consignment.findUniqueOrThrow({
    where: { id },
    select: LOCKED,
  });
  return {
    ...row,
    issuedOn: isoDayOfColumn(issuedOn),
    dueOn: isoDayOfColumn(dueOn),
    lines: lines.map((line) => ({
      ...line,
      state: lineState(line.state),
      // Only these values are written to this column.
      billedFrom: line.billedFrom as BillableState | null,
      sentOn: line.sentOn === null ? null : storedDay(line.sentOn),
    })),
  };
}
