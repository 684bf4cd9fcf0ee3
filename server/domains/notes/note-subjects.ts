import type { Viewer } from '../../auth/viewer.ts';
import { toOneRelationsOf } from '../../database/data-model.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { NotFoundError } from '../../errors/errors.ts';
import { decodeGlobalId, localId } from '../../lib/global-id.ts';
import type { OwnedRow } from '../identity/rules/scope.ts';
import type { NoteVisibility } from './rules/note-visibility.ts';

/** The relation of a note to its subject, named like the model. */
type SubjectRelation = Exclude<
  keyof Prisma.NoteInclude,
  'author' | 'actingBy' | 'attachments' | 'mentions' | '_count'
>;

/** The column of the relation. */
type SubjectColumn = `${SubjectRelation}Id`;

/** The model of a subject, with the same name as its GraphQL type. */
export type SubjectModel = Capitalize<SubjectRelation>;

/** Its entity type in REST: `JO`, `JOB_ORDER` or 19. */
type EntityType = { readonly code: string; readonly name: string; readonly id: number };

/** A subject for notes. */
export type SubjectFacts = OwnedRow & {
  readonly id: number;
  /** Its number, the same in every language. */
  readonly number: string;
  /** Path of the page with its notes, without language. */
  readonly path: string;
};

/** What a domain declares about a kind of subject; see `noteSubject`. */
export interface NoteSubject {
  readonly model: SubjectModel;
  readonly relation: SubjectRelation;
  readonly entityType: EntityType;
  readonly permissions: SubjectPermissions;
  /** Row filter for the viewer; null for none, without a join. */
  readonly visible: (viewer: Viewer) => object | null;
  /** Columns and relations that the facts need. */
  readonly select: object;
  readonly facts: (row: object) => SubjectFacts;
  /** Kinds of notes that the viewer may write on it. */
  readonly writable: (facts: SubjectFacts, viewer: Viewer) => readonly NoteVisibility[];
  /** Whether the viewer sees a line of it; absent if notes do not refer to lines. */
  readonly hasLine?: (
    tx: Prisma.TransactionClient,
    id: number,
    lineKey: number,
    viewer: Viewer,
  ) => Promise<boolean>;
  /** Called after the customer's side wrote a note; absent if not needed. */
  readonly customerWrote?: (tx: Prisma.TransactionClient, id: number, now: Date) => Promise<unknown>;
}

/** Permission numbers of a kind of subject: to see it, to write notes on it, and for staff to write internal ones. */
type SubjectPermissions = { readonly view: number; readonly write: number; readonly internal: number };

/** The missing permission to write notes on any such subject; null if none is missing. */
export function lacksToWrite(viewer: Viewer, { permissions }: NoteSubject): number | null {
  const { view, write, internal } = permissions;
  if (!viewer.can(view)) return view;
  return viewer.can(write) || viewer.can(internal) ? null : write;
}

/** Names of the relations of notes to their subjects, which are all relations except those to users. */
export const SUBJECT_RELATIONS = toOneRelationsOf('Note')
  .filter(({ type }) => type !== 'User')
  // Prisma's types are generated from the same data model.
  .map(({ name }) => name as SubjectRelation);

const declared = new Map<SubjectRelation, NoteSubject>();

/** Registers a kind of subject. This domain does not depend on theirs. */
export function registerSubject(subject: NoteSubject): void {
  declared.set(subject.relation, subject);
}

/**
 * All kinds of subjects, in the order of the data model.
 * @throws if one is not declared
 */
export function noteSubjects(): NoteSubject[] {
  return SUBJECT_RELATIONS.map((relation) => {
    const subject = declared.get(relation);
    if (!subject) throw new Error(`No noteSubject declares ${relation}.`);
    return subject;
  });
}

/** A subject by kind and integer id. */
type SubjectKey = { readonly subject: NoteSubject; readonly id: number };

/** The kind and the integer id of a global id; null for other types. */
export function findSubjectId(globalId: string | number): SubjectKey | null {
  const text = String(globalId);
  const { typename } = decodeGlobalId(text);
  const subject = noteSubjects().find(({ model }) => model === typename);
  const id = subject ? localId(typename, text) : null;
  return subject && id !== null ? { subject, id } : null;
}

/** The same; other types count as a missing subject. */
export function subjectOf(globalId: string | number): SubjectKey {
  const key = findSubjectId(globalId);
  if (!key) throw new NotFoundError('NoteSubject');
  return key;
}

/** The subject of a note. */
export function subjectOfNote(note: Readonly<Record<SubjectColumn, number | null>>): SubjectKey {
  for (const subject of noteSubjects()) {
    const id = note[`${subject.relation}Id`];
    if (id !== null) return { subject, id };
  }
  throw new Error('A note is about something.');
}

/** The column of a subject with its id, in notes and in read marks. */
export function subjectColumn({ relation }: NoteSubject, id: number) {
  return { [`${relation}Id`]: id } as { [Column in SubjectColumn]?: number };
}

/** A subject if the viewer may see it; without a viewer, any subject. */
export async function findSubject(
  db: Pick<Prisma.TransactionClient, SubjectRelation>,
  { relation, visible, select, facts }: NoteSubject,
  id: number,
  viewer: Viewer | null,
): Promise<SubjectFacts | null> {
  const rows = viewer === null ? {} : visible(viewer);
  if (rows === null) return null;
  // Relations have the names of the delegates of their models.
  const delegate = db[relation] as unknown as { findFirst(query: object): Promise<object | null> };
  const row = await delegate.findFirst({ where: { id, AND: rows }, select: { ...select, id: true } });
  return row && facts(row);
}

/** The kind of subject by code, name or number; undefined for types without notes. */
export function subjectOfType(given: string): NoteSubject | undefined {
  return noteSubjects().find(({ entityType }) => isType(entityType, given));
}

/** Case and underscores are ignored, because old clients vary them. */
function isType({ code, name, id }: EntityType, given: string): boolean {
  const plain = (text: string) => text.trim().toUpperCase().replaceAll('_', '');
  return [code, name, String(id)].some((spelling) => plain(spelling) === plain(given));
}
