import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** Limits of one operation; far above what the web app and the REST facade send. */
export const LIMITS = { depth: 14, aliases: 60, rootFields: 30, cost: 25_000, tokens: 4_000, nesting: 100 };

/** Parses a document within the limits that hold before its meaning is known. */
export function parseOperation(source: string, options?: object): DocumentNode {
  if (nestingOf(source) > LIMITS.nesting) throw tooLarge('nesting', nestingOf(source), LIMITS.nesting);
  return parse(source, { ...options, maxTokens: LIMITS.tokens });
}

/** How deep brackets of any kind go: the parser calls itself for each and has to come back. */
function nestingOf(source: string): number {
  let [open, deepest] = [0, 0];
  for (const [bracket] of source.matchAll(/[{}[\]()]/g)) {
    open += '{[('.includes(bracket) ? 1 : -1;
    deepest = Math.max(deepest, open);
  }
  return deepest;
}

/** Rows that a list is assumed to have when its size comes from a variable: the largest page. */
const UNKNOWN_ROWS = 100;
const DEFAULT_ROWS = 10;

type Measure = { depth: number; aliases: number; cost: number };

/** What one operation may measure. */
export type OperationLimits = Measure & { rootFields: number };

/**
 * Validation rule: refuses operations that are too deep, repeat fields by aliases, or multiply lists by lists. Only
 * the document counts, so the verdict is cached with it.
 */
export function limitOperations(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      for (const error of excesses(context.getDocument(), operation, LIMITS)) context.reportError(error);
    },
  };
}

/** One error for each limit that an operation exceeds. Introspection is exempt from depth. */
export function excesses(
  document: DocumentNode,
  { selectionSet }: OperationDefinitionNode,
  limits: OperationLimits,
): GraphQLError[] {
  const found = { ...measureOperation(document, selectionSet), rootFields: selectionSet.selections.length };
  return Object.entries(found).flatMap(([name, value]) => {
    // The keys of `found` are keys of the limits.
    const limit = limits[name as keyof typeof found];
    return value > limit ? [tooLarge(name, value, limit)] : [];
  });
}

function measureOperation(document: DocumentNode, selectionSet: SelectionSetNode): Measure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const measured = new Map<string, Measure>();

  function measureSet(set: SelectionSetNode, open: ReadonlySet<string>): Measure {
    const total: Measure = { depth: 0, aliases: 0, cost: 0 };
    for (const selection of set.selections) {
      const part =
        selection.kind === Kind.FIELD
          ? measureField(selection, open)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? measureSet(selection.selectionSet, open)
            : measureFragment(selection.name.value, open);
      total.depth = Math.max(total.depth, part.depth);
      total.aliases += part.aliases;
      total.cost += part.cost;
    }
    return total;
  }

  function measureField(field: FieldNode, open: ReadonlySet<string>): Measure {
    const aliases = field.alias ? 1 : 0;
    if (!field.selectionSet) return { depth: 1, aliases, cost: 1 };
    const inner = measureSet(field.selectionSet, open);
    const isIntrospection = field.name.value.startsWith('__');
    return {
      depth: isIntrospection ? 1 : inner.depth + 1,
      aliases: inner.aliases + aliases,
      cost: 1 + inner.cost * (isIntrospection ? 1 : rowsOf(field)),
    };
  }

  /** Each fragment is measured once; one that contains itself is another rule's affair. */
  function measureFragment(name: string, open: ReadonlySet<string>): Measure {
    const known = measured.get(name);
    if (known) return known;
    const fragment = fragments.get(name);
    if (!fragment || open.has(name)) return { depth: 0, aliases: 0, cost: 0 };
    const measure = measureSet(fragment.selectionSet, new Set([...open, name]));
    measured.set(name, measure);
    return measure;
  }

  return measureSet(selectionSet, new Set());
}

function rowsOf(field: FieldNode): number {
  const sizes = (field.arguments ?? []).filter(({ name }) => name.value === 'first' || name.value === 'last');
  const isList = field.selectionSet?.selections.some(
    (selection) => selection.kind === Kind.FIELD && selection.name.value === 'edges',
  );
  if (sizes.length === 0) return isList ? DEFAULT_ROWS : 1;
  // A list that is cut from both ends still reads the larger part.
  return Math.max(
    1,
    ...sizes.map(({ value }) => (value.kind === Kind.INT ? Number(value.value) : UNKNOWN_ROWS)),
  );
}

/** The refusal of an operation that exceeds a limit. */
export function tooLarge(name: string, value: number, limit: number): GraphQLError {
  return new GraphQLError(`The operation is too large: ${name} ${value}, at most ${limit}.`, {
    extensions: { code: 'OPERATION_TOO_LARGE', limit: name, http: { spec: true, status: 400 } },
  });
}
