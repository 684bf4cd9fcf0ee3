import type { Viewer } from '../../auth/viewer.ts';
import type { EntityStatus, Prisma } from '../../database/generated/client.ts';
import type { WhereOf } from '../../lists/list-options.ts';
import type { Context } from '../../schema/context.ts';
import { SEARCH_KINDS, type SearchKind } from './rules/search-kinds.ts';

/** How a row is shown among hits. */
export type HitFacts = {
  /** Number, code or account number: what people call it, the same in every language. */
  readonly number: string;
  /** Name in the language of the request; null when it has only a number. */
  readonly title: string | null;
  /** Whose it is; null for what belongs to nobody. */
  readonly customer: string | null;
  /** Other texts that it is found by; those that match are shown. */
  readonly references: readonly (string | null)[];
  readonly status: EntityStatus | null;
};

/** How a kind of thing is declared to the global search; see `searchable`. */
type SearchableOptions<Model extends Prisma.ModelName, Where extends object, Row extends object> = {
  /** What its node type is called as well. */
  readonly model: Model;
  /** Without it nothing of the kind is found. */
  readonly permission: number;
  /** Row filter: which rows this viewer finds; null: none. */
  readonly visible: (viewer: Viewer) => Where | null;
  /**
   * Ways in which a text names such rows, the closest first, so that none is lost among many of the next; each of them
   * needs an index, or a small table. None where the text has nothing to look for.
   */
  readonly matching: (text: string) => readonly Where[];
  /** Ways in which a text with a slip probably names such rows: tried where it names none as it is written. */
  readonly nearlyMatching?: (text: string, context: Context) => Promise<readonly Where[]>;
  /** The order of rows that a text names alike. */
  readonly orderBy: object;
  /** Columns and relations that a hit is made of. */
  readonly select: object;
  readonly facts: (row: Row, context: Context) => HitFacts;
};

/** A kind of thing as the search sees it. */
export type Searchable = SearchableOptions<Prisma.ModelName, object, object> & { readonly kind: SearchKind };

const declared = new Map<SearchKind, Searchable>();

/**
 * Declares that rows of a model are found by the global search, beside their own domain (`<things>.search.ts`). The
 * search stands below all of them: it learns from here who finds what, and how.
 */
export function searchable<Model extends Prisma.ModelName, Row extends object>(
  kind: SearchKind,
  options: SearchableOptions<Model, WhereOf<Model>, Row>,
): void {
  // The rows are read with the selection beside it, and filtered by conditions of their own model.
  declared.set(kind, { ...options, kind } as unknown as Searchable);
}

/** Everything that can be found, in the order of the kinds; throws when nobody declares one of them. */
export function searchables(): Searchable[] {
  return SEARCH_KINDS.map((kind) => {
    const found = declared.get(kind);
    if (!found) throw new Error(`No searchable declares ${kind}.`);
    return found;
  });
}

/** What the viewer may find, with the rows of each kind that they see. */
export function searchablesOf(viewer: Viewer): { searchable: Searchable; rows: object }[] {
  return searchables().flatMap((each) => {
    const rows = viewer.can(each.permission) ? each.visible(viewer) : null;
    return rows === null ? [] : [{ searchable: each, rows }];
  });
}
