import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { NotFoundError } from '../../errors/errors.ts';
import { decodeGlobalId, localId } from '../../lib/global-id.ts';
import type { OwnedRow } from '../identity/rules/scope.ts';
import type { Waited } from './rules/waited-act.ts';

/** Models whose rows can wait for someone. */
type WaitingModel = 'Invoice' | 'JobOrder' | 'PriceQuote' | 'SalesOrder';

/** A waiting row, and who must act. */
type WaitingRow = { readonly row: OwnedRow; readonly waited: Waited };

/** What a domain declares about its waiting rows; see `waitingSubject`. */
export type WaitingSubject = {
  readonly model: WaitingModel;
  /** The rows that the viewer may see. */
  readonly visible: (viewer: Viewer) => object;
  /** Columns and relations that `waiting` reads. */
  readonly select: object;
  readonly waiting: (row: object, now: Date) => WaitingRow;
};

const declared = new Map<string, WaitingSubject>();

/** Registers rows that can wait. This domain does not depend on theirs. */
export function registerWaiting(subject: WaitingSubject): void {
  declared.set(subject.model, subject);
}

/**
 * The kind and the integer id of a global id.
 * @throws NotFoundError for a type that never waits
 */
export function waitingKey(globalId: string | number): { subject: WaitingSubject; id: number } {
  const text = String(globalId);
  const { typename } = decodeGlobalId(text);
  const subject = declared.get(typename);
  const id = subject ? localId(typename, text) : null;
  if (!subject || id === null) throw new NotFoundError('WaitingSubject');
  return { subject, id };
}

/** Who must act on a visible row. */
export async function findWaiting(
  db: Prisma.TransactionClient,
  { model, visible, select, waiting }: WaitingSubject,
  { id, viewer, now }: { id: number; viewer: Viewer; now: Date },
): Promise<(WaitingRow & { number: string }) | null> {
  const relation = `${model.charAt(0).toLowerCase()}${model.slice(1)}`;
  // Delegates have the names of their models, and each of these models has a number.
  const delegate = db[relation as Uncapitalize<WaitingModel>] as unknown as {
    findFirst(query: object): Promise<(object & { number: string }) | null>;
  };
  const row = await delegate.findFirst({
    where: { id, AND: visible(viewer) },
    select: { ...select, id: true, number: true },
  });
  return row && { ...waiting(row, now), number: row.number };
}
