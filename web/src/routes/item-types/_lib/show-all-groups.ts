import { showAnswered } from '../../../lib/relay/show-answered.ts';

/** Shows the groups that a mutation answers wherever the page has all of them. */
export function showAllGroups(
  mutation: 'saveItemGroup' | 'sortItemGroups' | 'moveItemTypes' | 'deleteItemGroup',
) {
  return showAnswered(mutation, 'itemGroups', 'itemGroups');
}
