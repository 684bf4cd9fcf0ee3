import type { SelectorStoreUpdater } from 'relay-runtime';

/** Shows the tree that a mutation answers where the page has it. */
export const showWholeTree: SelectorStoreUpdater<unknown> = (store) => {
  const tree = store.getRootField('result')?.getLinkedRecords('tree');
  if (tree) store.getRoot().setLinkedRecords(tree, 'customOrderTree');
};
