import { type DefinitionNode, type FieldNode, parse, type SelectionSetNode } from 'graphql';
import { declaredLists } from '../../server/lists/list.ts';
import { schema } from '../../server/schema/index.ts';
import { QUERY_BUDGETS } from './budgets.ts';

/**
 * The statement budget of a persisted query: its figure in `budgets.ts`, or the declared `budget` of each field
 * (default one) plus one for each list whose total it selects.
 */
export function queryBudget(name: string, text: string): number {
  return QUERY_BUDGETS[name] ?? usualBudget(text);
}

/** The budget of a query without its own figure. */
export function usualBudget(text: string): number {
  const { definitions } = parse(text);
  const fields = definitions
    .filter((one) => one.kind === 'OperationDefinition')
    .flatMap(({ selectionSet }) => fieldsOf(selectionSet, definitions));
  const asked = new Map(fields.map(({ name, alias }) => [(alias ?? name).value, name.value]));
  const declared = [...asked.values()].reduce((sum, name) => sum + budgetOf(name), 0);
  return declared + fields.filter((field) => isCounted(field, definitions)).length;
}

function budgetOf(name: string): number {
  const field = schema.getQueryType()?.getFields()[name];
  return field?.extensions.budget ?? 1;
}

function isCounted({ name, selectionSet }: FieldNode, definitions: readonly DefinitionNode[]): boolean {
  const isList = declaredLists.some((list) => list.name === name.value);
  return isList && fieldsOf(selectionSet, definitions).some((one) => one.name.value === 'totalCount');
}

/** Fields of a selection, including those of its fragments. */
function fieldsOf(
  selectionSet: SelectionSetNode | undefined,
  definitions: readonly DefinitionNode[],
): FieldNode[] {
  return (selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === 'Field') return selection.name.value === '__typename' ? [] : [selection];
    if (selection.kind === 'InlineFragment') return fieldsOf(selection.selectionSet, definitions);
    const fragment = definitions.find(
      (one) => one.kind === 'FragmentDefinition' && one.name.value === selection.name.value,
    );
    return fieldsOf(fragment && 'selectionSet' in fragment ? fragment.selectionSet : undefined, definitions);
  });
}
