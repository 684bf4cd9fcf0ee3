import type { Viewer } from '../../auth/viewer.ts';
import type { EntityStatus, Prisma } from '../../database/generated/client.ts';
import type { WhereOf } from '../../lists/list-options.ts';
import type { Context } from '../../schema/context.ts';
import { SEARCH_KINDS, type SearchKind } from './rules/search-kinds.ts';

/** The display of a result. */
export type HitFacts = {
  /** Number, code or account number, the same in every language. */
  readonly number: string;
  /** Name in the language of the request; null if it has only a number. */
  readonly title: string | null;
  /** Name of its customer; null for none. */
  readonly customer: string | null;
  /** Other texts that it is found by; matching ones are shown. */
  readonly references: readonly (string | null)[];
  readonly status: EntityStatus | null;
};

/** The declaration of a kind for the global search; see `searchable`. */
type SearchableOptions<Model extends Prisma.ModelName, Where extends object, Row extends object> = {
  /** Also the name of its node type. */
  readonly model: Model;
  /** Required permission. */
  readonly permission: number;
  /** Row filter for the viewer; null for none. */
  readonly visible: (viewer: Viewer) => Where | null;
  /**
   * Ways in which a text can match, best first, so that good matches are not lost among many weaker ones. Each needs
   * an index, or a small table. Empty if the text has nothing to search.
   */
  readonly matching: (text: string) => readonly Where[];
  /** Ways in which a misspelled text probably matches, used if there is no exact match. */
  readonly nearlyMatching?: (text: string, context: Context) => Promise<readonly Where[]>;
  /** Sort order of rows with the same rank. */
  readonly orderBy: object;
  /** Columns and relations of a result. */
  readonly select: object;
  readonly facts: (row: Row, context: Context) => HitFacts;
};

/** A kind for the search. */
export type Searchable = SearchableOptions<Prisma.ModelName, object, object> & { readonly kind: SearchKind };

const declared = new Map<SearchKind, Searchable>();

/**
 * Declares that the global search finds rows of a model, next to their own domain (`<things>.search.ts`). The search
 * domain does not depend on theirs.
 */
export function searchable<Model extends Prisma.ModelName, Row extends object>(
  kind: SearchKind,
  options: SearchableOptions<Model, WhereOf<Model>, Row>,
): void {
  // The rows are read with the selection of the same declaration, and filtered by conditions of their own model.
  declared.set(kind, { ...options, kind } as unknown as Searchable);
}

/**
 * All searchable kinds in order.
 * @throws if one is not declared
 */
export function searchables(): Searchable[] {
  return SEARCH_KINDS.map((kind) => {
    const found = declared.get(kind);
    if (!found) throw new Error(`No searchable declares ${kind}.`);
    return found;
  });
}

/** The kinds that the viewer may find, with their row filters. */
export function searchablesOf(viewer: Viewer): { searchable: Searchable; rows: object }[] {
  return searchables().flatMap((each) => {
    const rows = viewer.can(each.permission) ? each.visible(viewer) : null;
    return rows === null ? [] : [{ searchable: each, rows }];
  });
}
