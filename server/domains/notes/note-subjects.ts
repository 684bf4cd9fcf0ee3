import type { Viewer } from '../../auth/viewer.ts';
import { toOneRelationsOf } from '../../database/data-model.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { NotFoundError } from '../../errors/errors.ts';
import { decodeGlobalId, localId } from '../../lib/global-id.ts';
import type { OwnedRow } from '../identity/rules/scope.ts';
import type { NoteVisibility } from './rules/note-visibility.ts';

/** The relation of a note to what it is about, called like the model. */
type SubjectRelation = Exclude<
  keyof Prisma.NoteInclude,
  'author' | 'actingBy' | 'attachments' | 'mentions' | '_count'
>;

/** The column that refers to it. */
type SubjectColumn = `${SubjectRelation}Id`;

/** The model of a subject, which its GraphQL type is called like. */
export type SubjectModel = Capitalize<SubjectRelation>;

/** What kind of thing it is, as REST names it: `JO`, `JOB_ORDER` or 19. */
type EntityType = { readonly code: string; readonly name: string; readonly id: number };

/** A subject as notes see it. */
export type SubjectFacts = OwnedRow & {
  readonly id: number;
  /** What people call it, the same in every language. */
  readonly number: string;
  /** Path of the page that shows its notes, without language. */
  readonly path: string;
};

/** What higher domains tell about a kind of thing that notes are written on; see `noteSubject`. */
export interface NoteSubject {
  readonly model: SubjectModel;
  readonly relation: SubjectRelation;
  readonly entityType: EntityType;
  readonly permissions: SubjectPermissions;
  /** Which of them the viewer sees; null: none, without a join. */
  readonly visible: (viewer: Viewer) => object | null;
  /** Columns and relations that the facts are read from. */
  readonly select: object;
  readonly facts: (row: object) => SubjectFacts;
  /** Kinds of notes that the viewer may write on it. */
  readonly writable: (facts: SubjectFacts, viewer: Viewer) => readonly NoteVisibility[];
  /** Whether the viewer sees such a line of it; absent: it has none that notes are about. */
  readonly hasLine?: (
    tx: Prisma.TransactionClient,
    id: number,
    lineKey: number,
    viewer: Viewer,
  ) => Promise<boolean>;
  /** What follows when the customer's side wrote; absent: nothing. */
  readonly customerWrote?: (tx: Prisma.TransactionClient, id: number, now: Date) => Promise<unknown>;
}

/** Permission numbers for a kind of subject: to see it, to write notes on it, and (staff) to write internal ones. */
type SubjectPermissions = { readonly view: number; readonly write: number; readonly internal: number };

/** The permission that keeps the viewer from writing notes on any such thing; null: none does. */
export function lacksToWrite(viewer: Viewer, { permissions }: NoteSubject): number | null {
  const { view, write, internal } = permissions;
  if (!viewer.can(view)) return view;
  return viewer.can(write) || viewer.can(internal) ? null : write;
}

/** Names of the relations of notes to their subjects: whatever is not a person. */
export const SUBJECT_RELATIONS = toOneRelationsOf('Note')
  .filter(({ type }) => type !== 'User')
  // The data model is what Prisma's types are made of.
  .map(({ name }) => name as SubjectRelation);

const declared = new Map<SubjectRelation, NoteSubject>();

/** Makes a kind of subject known to this domain, which stands below all of them. */
export function registerSubject(subject: NoteSubject): void {
  declared.set(subject.relation, subject);
}

/** Every kind of subject, in the order of the data model; throws when nobody declares one of them. */
export function noteSubjects(): NoteSubject[] {
  return SUBJECT_RELATIONS.map((relation) => {
    const subject = declared.get(relation);
    if (!subject) throw new Error(`No noteSubject declares ${relation}.`);
    return subject;
  });
}

/** A subject by its kind and integer key. */
type SubjectKey = { readonly subject: NoteSubject; readonly id: number };

/** The kind and the integer key that a global id names; null for the id of anything else. */
export function findSubjectId(globalId: string | number): SubjectKey | null {
  const text = String(globalId);
  const { typename } = decodeGlobalId(text);
  const subject = noteSubjects().find(({ model }) => model === typename);
  const id = subject ? localId(typename, text) : null;
  return subject && id !== null ? { subject, id } : null;
}

/** The same; an id of anything else is a missing subject. */
export function subjectOf(globalId: string | number): SubjectKey {
  const key = findSubjectId(globalId);
  if (!key) throw new NotFoundError('NoteSubject');
  return key;
}

/** What a note is about. */
export function subjectOfNote(note: Readonly<Record<SubjectColumn, number | null>>): SubjectKey {
  for (const subject of noteSubjects()) {
    const id = note[`${subject.relation}Id`];
    if (id !== null) return { subject, id };
  }
  throw new Error('A note is about something.');
}

/** The column that refers to a subject, with its id: the same in notes and in read marks. */
export function subjectColumn({ relation }: NoteSubject, id: number) {
  return { [`${relation}Id`]: id } as { [Column in SubjectColumn]?: number };
}

/** A subject, as far as the viewer sees it; without a viewer whatever it is. */
export async function findSubject(
  db: Pick<Prisma.TransactionClient, SubjectRelation>,
  { relation, visible, select, facts }: NoteSubject,
  id: number,
  viewer: Viewer | null,
): Promise<SubjectFacts | null> {
  const rows = viewer === null ? {} : visible(viewer);
  if (rows === null) return null;
  // Relations are called like the delegates of their models.
  const delegate = db[relation] as unknown as { findFirst(query: object): Promise<object | null> };
  const row = await delegate.findFirst({ where: { id, AND: rows }, select: { ...select, id: true } });
  return row && facts(row);
}

/** The kind of subject that a type names by code, name or number; undefined for types that no notes are written on. */
export function subjectOfType(given: string): NoteSubject | undefined {
  return noteSubjects().find(({ entityType }) => isType(entityType, given));
}

/** Case and underscores do not matter: old clients spell names as they like. */
function isType({ code, name, id }: EntityType, given: string): boolean {
  const plain = (text: string) => text.trim().toUpperCase().replaceAll('_', '');
  return [code, name, String(id)].some((spelling) => plain(spelling) === plain(given));
}
