import type { Database } from '../../../database/client.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import type { OwnedRow } from '../../identity/rules/scope.ts';
import type { NoticeFacts } from '../rules/texts/notice-text.ts';

/** Reads the row of a notice; null if it does not exist. */
type ReadSubject = (db: Reads, id: number) => Promise<NoticeAbout | null>;

/** Reads rows in a transaction or from the database. */
export type Reads = Pick<Prisma.TransactionClient & Database, Prisma.TypeMap['meta']['modelProps']>;

/** The row of a notice. */
export type NoticeAbout = OwnedRow & {
  /** Permission required to see it; users without it are not notified. */
  readonly permission: number;
  /** Not visible to customers. */
  readonly isInternal?: boolean;
  /** Visible to all users of its customer who have the permission, regardless of its owner. */
  readonly isShared?: boolean;
  /** Its number, the same in every language. */
  readonly number: string;
  /** Path of its page, without language. */
  readonly path: string;
  /** Staff assigned to it. */
  readonly assigneeIds?: readonly number[];
  readonly facts?: NoticeFacts;
};

const declared = new Map<string, ReadSubject>();

/** Declares the rows of a model for notices, in a file `<thing>.notice.ts` of its domain. */
export function noticeSubject(model: Prisma.ModelName, read: ReadSubject): void {
  declared.set(model, read);
}

/**
 * Reads the row of a notice.
 * @throws if no domain declares its model
 */
export function readSubject(
  db: Reads,
  { model, id }: { model: string; id: number },
): Promise<NoticeAbout | null> {
  const read = declared.get(model);
  if (!read) throw new Error(`No noticeSubject declares ${model}.`);
  return read(db, id);
}
