import type { Database } from '../../../database/client.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import type { OwnedRow } from '../../identity/rules/scope.ts';
import type { NoticeFacts } from '../rules/texts/notice-text.ts';

/** Reads such a row; null where it is gone. */
type ReadSubject = (db: Reads, id: number) => Promise<NoticeAbout | null>;

/** Where a row is read: a transaction or the database itself. */
export type Reads = Pick<Prisma.TransactionClient & Database, Prisma.TypeMap['meta']['modelProps']>;

/** A row that people are told about. */
export type NoticeAbout = OwnedRow & {
  /** Permission that shows it; nobody without is told. */
  readonly permission: number;
  /** No customer reads it. */
  readonly isInternal?: boolean;
  /** What people call it, the same in every language. */
  readonly number: string;
  /** Path of the page that shows it, without language. */
  readonly path: string;
  /** Staff who work on it. */
  readonly assigneeIds?: readonly number[];
  readonly facts?: NoticeFacts;
};

const declared = new Map<string, ReadSubject>();

/** Declares what of a model people are told, in a file `<thing>.notice.ts` of its domain. */
export function noticeSubject(model: Prisma.ModelName, read: ReadSubject): void {
  declared.set(model, read);
}

/** A row that people are told about, as its domain declares it; throws where none does. */
export function readSubject(
  db: Reads,
  { model, id }: { model: string; id: number },
): Promise<NoticeAbout | null> {
  const read = declared.get(model);
  if (!read) throw new Error(`No noticeSubject declares ${model}.`);
  return read(db, id);
}
