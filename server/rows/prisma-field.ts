import { Viewer } from '../auth/viewer.ts';

type Extensions = Readonly<Record<string, unknown>> | undefined | null;

/** What a field of a Prisma object asks of the row above it, as Pothos keeps it in the field's extensions. */
export type PrismaField =
  /** Columns and relations, always the same. */
  | { kind: 'select'; select: Readonly<Record<string, unknown>> }
  /** The relation, narrowed by a query that is always the same, or (null) that arguments or the viewer decide. */
  | { kind: 'relation'; name: string; query: string | null }
  /** Relations narrowed as arguments or the viewer decide; `plans`: with what is asked for below the field. */
  | { kind: 'narrowed'; touched: readonly string[]; plans: boolean }
  /** The row itself, as another type. */
  | { kind: 'same row' }
  /** Nothing that this module understands. */
  | { kind: 'other' };

type Probed = { select?: Record<string, unknown> } | null;
type SelectFunction = (
  args: object,
  context: object,
  nested: (...query: unknown[]) => object,
  getSelection: () => ReadonlySet<string>,
) => Probed;

/** What a field asks of its row; null for fields that only read it. */
export function prismaField(extensions: Extensions): PrismaField | null {
  const select = extensions?.pothosPrismaSelect;
  if (!select) return null;
  // A resolver of its own may load anything.
  if (extensions.pothosPrismaFallback) return { kind: 'other' };
  if (typeof select === 'object') return { kind: 'select', select: { ...select } };
  // What is neither absent nor an object is Pothos' function.
  return probe(select as SelectFunction, relationName(extensions));
}

/** The relation that a field shows; null for fields that are no relations. */
export function relationName(extensions: Extensions): string | null {
  const relation = extensions?.pothosPrismaRelationField;
  // Pothos keeps Prisma's description of the field.
  return relation ? (relation as { name: string }).name : null;
}

/** All that a selection may depend on, beside its arguments: plans are kept by it (`plannedQuery`). Else it throws. */
const PROBED_CONTEXT = new Proxy(
  { viewer: Viewer.anonymous, language: 'en' },
  {
    get: (facts, name, proxy): unknown => {
      if (!Reflect.has(facts, name)) throw new Error(`A selection cannot depend on ${String(name)}.`);
      return Reflect.get(facts, name, proxy);
    },
  },
);

/**
 * Calls the function for a visitor, to see which relations it touches: how it narrows them depends on arguments and
 * viewer, what it touches does not.
 */
function probe(select: SelectFunction, relation: string | null): PrismaField {
  const nestedQueries: unknown[][] = [];
  const marker = {};
  const nested = (...query: unknown[]) => {
    const [narrowing] = query;
    // Pothos would call it later: what it looks at counts as well.
    if (typeof narrowing === 'function') narrowing({}, PROBED_CONTEXT);
    nestedQueries.push(query);
    return marker;
  };
  const found = called(() => select({}, PROBED_CONTEXT, nested, () => new Set()));
  if (found === marker) return { kind: 'same row' };
  const [query, path] = nestedQueries[0] ?? [];
  if (!found?.select || path !== undefined) return { kind: 'other' };
  if (relation !== null)
    return {
      kind: 'relation',
      name: relation,
      query: typeof query === 'function' ? null : JSON.stringify(query),
    };
  return { kind: 'narrowed', touched: touchedBy(found.select), plans: nestedQueries.length > 0 };
}

function called(select: () => Probed): Probed {
  try {
    return select();
  } catch {
    return null;
  }
}

/** Names of relations in a selection; a count is a thing of its own. */
function touchedBy(select: Record<string, unknown>): string[] {
  return Object.entries(select).flatMap(([name, value]) => {
    if (typeof value !== 'object' || value === null) return [];
    return name === '_count' ? countsOf(value).map(([count]) => count) : [name];
  });
}

/** The counts of a selection's `_count`, each under a name that no relation has. */
export function countsOf(count: unknown): [name: string, how: string][] {
  if (typeof count !== 'object' || count === null || !('select' in count))
    return [['_count', JSON.stringify(count)]];
  return Object.entries(count.select ?? {}).map(([name, how]) => [`_count.${name}`, JSON.stringify(how)]);
}
