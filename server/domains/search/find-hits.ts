import { encodeGlobalId, localId } from '../../lib/global-id.ts';
import { readEach } from '../../lists/read-rows.ts';
import type { Context } from '../../schema/context.ts';
import { matchedTexts, matchRank, rankHits } from './rules/rank-hits.ts';
import { SEARCH_KINDS, type SearchKind } from './rules/search-kinds.ts';
import { ROWS_TRIED } from './rules/search-limits.ts';
import { type HitFacts, type Searchable, searchablesOf } from './searchable.ts';

/** A search result. */
export type Hit = Omit<HitFacts, 'references'> & {
  readonly kind: SearchKind;
  readonly nodeId: string;
  readonly databaseId: number;
  /** Its references that match the text. */
  readonly matched: readonly string[];
};

/** Results of one kind, best first. */
export type HitGroup = { readonly kind: SearchKind; readonly hits: Hit[]; readonly hasMore: boolean };

type Row = { readonly id: number };

/** A way in which a text can match rows of a kind. */
type Try = { readonly searchable: Searchable; readonly where: object };

type FoundGroups = Map<SearchKind, { hits: Map<number, Hit>; hasMore: boolean }>;

/**
 * Searches all kinds that the viewer may find, with one statement; kinds with better results come first. Without
 * results, kinds with support for misspellings are searched again.
 */
export async function findHits(context: Context, text: string, first: number): Promise<HitGroup[]> {
  const findable = searchablesOf(context.viewer);
  const written = findable.flatMap(({ searchable, rows }) =>
    searchable.matching(text).map((where) => ({ searchable, where: { AND: [rows, where] } })),
  );
  const asWritten = await readTries(context, text, written);
  const groups = asWritten.size > 0 ? asWritten : await readTries(context, text, await nearly());

  async function nearly(): Promise<Try[]> {
    const tries = findable.map(async ({ searchable, rows }) => {
      const ways = (await searchable.nearlyMatching?.(text, context)) ?? [];
      return ways.map((where) => ({ searchable, where: { AND: [rows, where] } }));
    });
    return (await Promise.all(tries)).flat();
  }

  return SEARCH_KINDS.flatMap((kind) => {
    const group = groups.get(kind);
    if (!group) return [];
    const hits = rankHits(text, [...group.hits.values()]);
    return [{ kind, hits: hits.slice(0, first), hasMore: group.hasMore || hits.length > first }];
  }).toSorted((left, right) => best(text, left) - best(text, right));
}

/** The results by kind, without empty ones. */
async function readTries(context: Context, text: string, tries: readonly Try[]): Promise<FoundGroups> {
  const groups: FoundGroups = new Map();
  if (tries.length === 0) return groups;
  const found = await readEach(
    context,
    tries.map(({ searchable: { model, orderBy, select }, where }) => ({
      model,
      query: { where, orderBy: [orderBy, { id: 'desc' }], take: ROWS_TRIED, select: { ...select, id: true } },
    })),
  );
  for (const [index, { searchable }] of tries.entries()) {
    const rows = (found[index] ?? []) as Row[];
    if (rows.length === 0) continue;
    const group = groups.get(searchable.kind) ?? { hits: new Map<number, Hit>(), hasMore: false };
    for (const row of rows)
      if (!group.hits.has(row.id)) group.hits.set(row.id, hitOf(context, searchable, row, text));
    groups.set(searchable.kind, { ...group, hasMore: group.hasMore || rows.length === ROWS_TRIED });
  }
  return groups;
}

/** The visible ones of these ids, in the same order, with one statement. */
export async function hitsByIds(context: Context, ids: readonly string[]): Promise<Hit[]> {
  const asked = searchablesOf(context.viewer).flatMap(({ searchable, rows }) => {
    const keys = ids.map((id) => localId(searchable.model, id)).filter((key) => key !== null);
    return keys.length === 0 ? [] : [{ searchable, where: { AND: [rows, { id: { in: keys } }] } }];
  });
  const found = await readEach(
    context,
    asked.map(({ searchable: { model, select }, where }) => ({
      model,
      query: { where, take: ids.length, select: { ...select, id: true } },
    })),
  );
  const hits = asked.flatMap(({ searchable }, index) =>
    ((found[index] ?? []) as Row[]).map((row) => hitOf(context, searchable, row, '')),
  );
  return [...new Set(ids)].flatMap((id) => hits.filter((hit) => hit.nodeId === id));
}

function hitOf(context: Context, { kind, model, facts }: Searchable, row: Row, text: string): Hit {
  const { references, ...shown } = facts(row, context);
  const { isStaff, linkedCustomerIds } = context.viewer;
  return {
    ...shown,
    // A viewer with one customer does not need its name.
    customer: isStaff || linkedCustomerIds.length > 1 ? shown.customer : null,
    kind,
    nodeId: encodeGlobalId(model, row.id),
    databaseId: row.id,
    matched: matchedTexts(text, references),
  };
}

function best(text: string, { hits: [hit] }: HitGroup): number {
  return hit ? matchRank(text, hit) : Number.POSITIVE_INFINITY;
}
