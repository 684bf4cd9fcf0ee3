import { Viewer } from '../auth/viewer.ts';

type Extensions = Readonly<Record<string, unknown>> | undefined | null;

/** What a field of a Prisma object selects of its parent row, from the field's Pothos extensions. */
type PrismaField =
  /** Fixed columns and relations. */
  | { kind: 'select'; select: Readonly<Record<string, unknown>> }
  /** A relation with a fixed query, or null if arguments or the viewer decide. */
  | { kind: 'relation'; name: string; query: string | null }
  /** Relations filtered by arguments or the viewer; `plans`: including the selection below the field. */
  | { kind: 'narrowed'; touched: readonly string[]; plans: boolean }
  /** The same row as another type. */
  | { kind: 'same row' }
  /** Unsupported. */
  | { kind: 'other' };

type Probed = { select?: Record<string, unknown> } | null;
type SelectFunction = (
  args: object,
  context: object,
  nested: (...query: unknown[]) => object,
  getSelection: () => ReadonlySet<string>,
) => Probed;

/** What a field selects of its row; null for fields that only read it. */
export function prismaField(extensions: Extensions): PrismaField | null {
  const select = extensions?.pothosPrismaSelect;
  if (!select) return null;
  // A custom resolver may load anything.
  if (extensions.pothosPrismaFallback) return { kind: 'other' };
  if (typeof select === 'object') return { kind: 'select', select: { ...select } };
  // If it is neither absent nor an object, it is Pothos' function.
  return probe(select as SelectFunction, relationName(extensions));
}

/** The relation of a field; null for other fields. */
export function relationName(extensions: Extensions): string | null {
  const relation = extensions?.pothosPrismaRelationField;
  // Pothos keeps Prisma's description of the field.
  return relation ? (relation as { name: string }).name : null;
}

/**
 * The context values on which a selection may depend, besides its arguments. Plans are cached by them (`plannedQuery`).
 * Other accesses throw.
 */
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
 * Calls the function as a visitor to find the relations that it selects. Their filters depend on arguments and viewer,
 * their names do not.
 */
function probe(select: SelectFunction, relation: string | null): PrismaField {
  const nestedQueries: unknown[][] = [];
  const marker = {};
  const nested = (...query: unknown[]) => {
    const [narrowing] = query;
    // Pothos would call it later; what it accesses counts too.
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

/** Names of relations in a selection, without counts. */
function touchedBy(select: Record<string, unknown>): string[] {
  return Object.entries(select).flatMap(([name, value]) => {
    if (typeof value !== 'object' || value === null) return [];
    return name === '_count' ? countsOf(value).map(([count]) => count) : [name];
  });
}

/** The counts in a selection's `_count`, each under a name that no relation has. */
export function countsOf(count: unknown): [name: string, how: string][] {
  if (typeof count !== 'object' || count === null || !('select' in count))
    return [['_count', JSON.stringify(count)]];
  return Object.entries(count.select ?? {}).map(([name, how]) => [`_count.${name}`, JSON.stringify(how)]);
}
