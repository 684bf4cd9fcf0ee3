import type { Viewer } from '../../../auth/viewer.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { NotFoundError } from '../../../errors/errors.ts';
import { decodeGlobalId, localId } from '../../../lib/global-id.ts';
import type { OwnedRow } from '../../identity/rules/scope.ts';
import type { Waited } from '../rules/waited-act.ts';

/** Models whose rows wait for somebody. */
type WaitingModel = 'Invoice' | 'JobOrder' | 'PriceQuote' | 'SalesOrder';

/** A row that waits, and for whom. */
type WaitingRow = { readonly row: OwnedRow; readonly waited: Waited };

/** What a domain tells about rows that wait; see `waitingSubject`. */
export type WaitingSubject = {
  readonly model: WaitingModel;
  /** Which of them the viewer sees. */
  readonly visible: (viewer: Viewer) => object;
  /** Columns and relations that `waiting` is read from. */
  readonly select: object;
  readonly waiting: (row: object, now: Date) => WaitingRow;
};

const declared = new Map<string, WaitingSubject>();

/** Makes rows that wait known to this domain, which stands below theirs. */
export function registerWaiting(subject: WaitingSubject): void {
  declared.set(subject.model, subject);
}

/**
 * The kind and the integer key that a global id names.
 * @throws NotFoundError for the id of anything that waits for nobody
 */
export function waitingKey(globalId: string | number): { subject: WaitingSubject; id: number } {
  const text = String(globalId);
  const { typename } = decodeGlobalId(text);
  const subject = declared.get(typename);
  const id = subject ? localId(typename, text) : null;
  if (!subject || id === null) throw new NotFoundError('WaitingSubject');
  return { subject, id };
}

/** For whom a row waits that the viewer may see. */
export async function findWaiting(
  db: Prisma.TransactionClient,
  { model, visible, select, waiting }: WaitingSubject,
  { id, viewer, now }: { id: number; viewer: Viewer; now: Date },
): Promise<(WaitingRow & { number: string }) | null> {
  const relation = `${model.charAt(0).toLowerCase()}${model.slice(1)}`;
  // Delegates are called like their models, and each of these models has a number.
  const delegate = db[relation as Uncapitalize<WaitingModel>] as unknown as {
    findFirst(query: object): Promise<(object & { number: string }) | null>;
  };
  const row = await delegate.findFirst({
    where: { id, AND: visible(viewer) },
    select: { ...select, id: true, number: true },
  });
  return row && { ...waiting(row, now), number: row.number };
}
