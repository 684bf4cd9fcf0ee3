import type { Viewer } from '../../auth/viewer.ts';
import { listRelationsOf } from '../../database/data-model.ts';
import type { Prisma } from '../../database/generated/client.ts';

/** A relation of files to rows that show them. */
type FileRelation = Exclude<keyof Prisma.FileInclude, 'uploadedBy' | '_count'>;

/** The rows of a relation. */
type RowsShowing<Relation extends FileRelation> = NonNullable<
  NonNullable<Prisma.FileWhereInput[Relation]>['some']
>;

/** Rows that show files: their files are visible with them. */
interface FileUse {
  readonly relation: FileRelation;
  /** Row filter for the viewer; null for none, without a join. */
  readonly visible: (viewer: Viewer) => object | null;
}

const RELATIONS = listRelationsOf('File');

const declared = new Map<string, FileUse>();

/**
 * Declares that rows of a domain show files, next to the type of these rows. The media domain does not depend on
 * theirs. Rows that belong to two domains are declared by both.
 */
export function fileUse<Relation extends FileRelation>(
  relation: Relation,
  visible: (viewer: Viewer) => RowsShowing<Relation> | null,
): void {
  const other = declared.get(relation);
  declared.set(relation, { relation, visible: other ? eitherOf(other.visible, visible) : visible });
}

function eitherOf(...ways: FileUse['visible'][]): FileUse['visible'] {
  return (viewer) => {
    const rows = ways.flatMap((visible) => visible(viewer) ?? []);
    return rows.length === 0 ? null : { OR: rows };
  };
}

/**
 * All uses of files, in the order of the data model.
 * @throws if a relation is not declared
 */
export function fileUses(): FileUse[] {
  return RELATIONS.map((relation) => {
    const use = declared.get(relation);
    // Without it, its files would appear in the library for staff.
    if (!use) throw new Error(`No fileUse declares who sees the files of ${relation}.`);
    return use;
  });
}
