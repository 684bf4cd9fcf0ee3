import { showAnswered } from '../../../lib/relay/show-answered.ts';

/** Updates the page with the tree returned by a mutation. */
export function showWholeTree(mutation: `${'save' | 'move' | 'delete'}CustomOrderTemplate`) {
  return showAnswered(mutation, 'tree', 'customOrderTree');
}
