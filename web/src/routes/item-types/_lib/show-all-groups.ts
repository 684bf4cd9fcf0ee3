import type { SelectorStoreUpdater } from 'relay-runtime';

/** Shows the groups that a mutation answers wherever the page has all of them. */
export const showAllGroups: SelectorStoreUpdater<unknown> = (store) => {
  const groups = store.getRootField('result')?.getLinkedRecords('itemGroups');
  if (groups) store.getRoot().setLinkedRecords(groups, 'itemGroups');
};
