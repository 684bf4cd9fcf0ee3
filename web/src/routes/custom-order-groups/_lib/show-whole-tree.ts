import type { RecordSourceSelectorProxy } from 'relay-runtime';

/** Shows the tree that a mutation answers where the page has it. */
export function showWholeTree(mutation: `${'save' | 'move' | 'delete'}CustomOrderTemplate`) {
  return (store: RecordSourceSelectorProxy): void => {
    const tree = store.getRootField(mutation)?.getLinkedRecords('tree');
    if (tree) store.getRoot().setLinkedRecords(tree, 'customOrderTree');
  };
}
