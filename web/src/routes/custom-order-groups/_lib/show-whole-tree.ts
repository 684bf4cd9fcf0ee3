import { showAnswered } from '../../../lib/relay/show-answered.ts';

/** Shows the tree that a mutation answers where the page has it. */
export function showWholeTree(mutation: `${'save' | 'move' | 'delete'}CustomOrderTemplate`) {
  return showAnswered(mutation, 'tree', 'customOrderTree');
}
