import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getIntrospectionQuery,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql';

/** Names of selected fields with their subfields. */
type Tree = Map<string, Tree>;

/** The fields of the standard introspection query of graphql-js with all its options. */
const STANDARD = treeOfStandardQuery();

/**
 * Whether an operation is an introspection query of a tool: only fields of the standard query, and none under an
 * alias. Its response is as large as the schema; other introspection can multiply types by fields by types.
 */
export function isStandardIntrospection(document: DocumentNode, operation: OperationDefinitionNode): boolean {
  if (operation.operation !== 'query') return false;
  const tree = treeOf(document, operation.selectionSet);
  return tree !== null && tree.size > 0 && isWithin(tree, STANDARD);
}

function isWithin(tree: Tree, standard: Tree): boolean {
  for (const [name, below] of tree) {
    const known = standard.get(name);
    if (!known || !isWithin(below, known)) return false;
  }
  return true;
}

/** The fields of a selection, including fragments; null for a field with an alias. */
function treeOf(document: DocumentNode, selectionSet: SelectionSetNode): Tree | null {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const trees = new Map<SelectionSetNode, Tree | null>();

  function read(set: SelectionSetNode): Tree | null {
    const known = trees.get(set);
    if (known !== undefined) return known;
    const tree: Tree = new Map();
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        if (selection.alias) return null;
        const below = selection.selectionSet ? read(selection.selectionSet) : new Map();
        if (!below) return null;
        const known = tree.get(selection.name.value);
        tree.set(selection.name.value, known ? merged(known, below) : below);
      } else {
        const inner =
          selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
        const below = inner && read(inner.selectionSet);
        if (!below) return null;
        for (const [name, each] of below) tree.set(name, merged(tree.get(name) ?? new Map(), each));
      }
    }
    trees.set(set, tree);
    return tree;
  }
  return read(selectionSet);
}

function merged(one: Tree, other: Tree): Tree {
  const tree: Tree = new Map(one);
  for (const [name, below] of other) tree.set(name, merged(tree.get(name) ?? new Map(), below));
  return tree;
}

function treeOfStandardQuery(): Tree {
  const document = parse(
    getIntrospectionQuery({
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    }),
  );
  const [operation] = document.definitions;
  const tree =
    operation?.kind === Kind.OPERATION_DEFINITION ? treeOf(document, operation.selectionSet) : null;
  if (!tree) throw new Error('The standard introspection query is not understood.');
  tree.set('__typename', new Map());
  return tree;
}
