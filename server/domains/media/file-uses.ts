import type { Viewer } from '../../auth/viewer.ts';
import { listRelationsOf } from '../../database/data-model.ts';
import type { Prisma } from '../../database/generated/client.ts';

/** A relation of files to rows that show them. */
type FileRelation = Exclude<keyof Prisma.FileInclude, 'uploadedBy' | '_count'>;

/** Which rows of a relation. */
type RowsShowing<Relation extends FileRelation> = NonNullable<
  NonNullable<Prisma.FileWhereInput[Relation]>['some']
>;

/** Rows that show files: whoever sees such a row sees its file. */
interface FileUse {
  readonly relation: FileRelation;
  /** Which of the rows the viewer sees; null: none, without a join. */
  readonly visible: (viewer: Viewer) => object | null;
}

const RELATIONS = listRelationsOf('File');

const declared = new Map<string, FileUse>();

/**
 * Declares that rows of a domain show files, beside the type of these rows. The media domain is below it and learns
 * from here who may open a file. Rows that hang on things of two domains are declared by both.
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

/** Every use of files, in the order of the data model; throws when nobody declares one of its relations. */
export function fileUses(): FileUse[] {
  return RELATIONS.map((relation) => {
    const use = declared.get(relation);
    // Else staff would find its files among those that belong to nothing.
    if (!use) throw new Error(`No fileUse declares who sees the files of ${relation}.`);
    return use;
  });
}
