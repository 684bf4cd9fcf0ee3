import type { RecordSourceSelectorProxy } from 'relay-runtime';

/** Shows the groups that a mutation answers wherever the page has all of them. */
export function showAllGroups(
  mutation: 'saveItemGroup' | 'sortItemGroups' | 'moveItemTypes' | 'deleteItemGroup',
) {
  return (store: RecordSourceSelectorProxy): void => {
    const groups = store.getRootField(mutation)?.getLinkedRecords('itemGroups');
    if (groups) store.getRoot().setLinkedRecords(groups, 'itemGroups');
  };
}
