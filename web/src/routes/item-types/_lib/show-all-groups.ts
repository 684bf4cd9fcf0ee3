import { showAnswered } from '../../../lib/relay/show-answered.ts';

/** Updates all groups on the page with those returned by a mutation. */
export function showAllGroups(
  mutation: 'saveItemGroup' | 'sortItemGroups' | 'moveItemTypes' | 'deleteItemGroup',
) {
  return showAnswered(mutation, 'itemGroups', 'itemGroups');
}
