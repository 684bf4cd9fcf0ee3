import type { Database } from '../../../database/client.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import type { OwnedRow } from '../../identity/rules/scope.ts';
import { pagePermission } from '../rules/page-permission.ts';
import type { NoticeFacts } from '../rules/texts/notice-text.ts';

/** Reads the row of a notice; null if it does not exist. */
type ReadSubject = (db: Reads, id: number) => Promise<NoticeRow | null>;

/** Reads rows in a transaction or from the database. */
export type Reads = Pick<Prisma.TransactionClient & Database, Prisma.TypeMap['meta']['modelProps']>;

/** The row of a notice, as its domain declares it. */
type NoticeRow = OwnedRow & {
  /** Not visible to customers. */
  readonly isInternal?: boolean;
  /** Visible to all users of its customer who have the permission, regardless of its owner. */
  readonly isShared?: boolean;
  /** Its number, the same in every language. */
  readonly number: string;
  /** Path of its page, without language. Users who may not open it are not notified. */
  readonly path: string;
  /** Path of a page that shows more, for users who may open that one too. */
  readonly fullPath?: string | null;
  /** Staff assigned to it. */
  readonly assigneeIds?: readonly number[];
  readonly facts?: NoticeFacts;
};

/** The row of a notice, and the permission that opens its page. */
export type NoticeAbout = NoticeRow & { readonly permission: number };

const declared = new Map<string, ReadSubject>();

/** Declares the rows of a model for notices, in a file `<thing>.notice.ts` of its domain. */
export function noticeSubject(model: Prisma.ModelName, read: ReadSubject): void {
  declared.set(model, read);
}

/**
 * Reads the row of a notice.
 * @throws if no domain declares its model
 */
export async function readSubject(
  db: Reads,
  { model, id }: { model: string; id: number },
): Promise<NoticeAbout | null> {
  const read = declared.get(model);
  if (!read) throw new Error(`No noticeSubject declares ${model}.`);
  const row = await read(db, id);
  return row && { ...row, permission: pagePermission(row.path) };
}
