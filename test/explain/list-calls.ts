import {
  type GraphQLArgument,
  type GraphQLInputField,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql';
import type { DeclaredList } from '../../server/lists/list-options.ts';
import { schema } from '../../server/schema/index.ts';
import type { TestWorld } from '../world/sample-world.ts';

/** Arguments of a list: tab, filters, order. */
export type ListArguments = {
  tab?: string;
  orderBy?: { field: string; direction: 'ASC' | 'DESC' };
} & Record<string, unknown>;

/** A call of a list, and whether a filter is used. */
export type ListCall = { args: ListArguments; isNarrowed: boolean };

type Narrowing = Record<string, unknown>;

/**
 * All declared filters and orders of a list: each example of each filter in every order and tab; each filter with the
 * next one, and all but one of them together, in the default order.
 */
export async function listCalls(list: DeclaredList, world: TestWorld): Promise<ListCall[]> {
  const examples: [string, readonly unknown[]][] = [];
  for (const name of Object.keys(list.filters ?? {}))
    examples.push([name, await examplesOf(list, name, world)]);
  const first = examples.map(([name, [value]]) => [name, value] as const);
  const alone = [{}, ...examples.flatMap(([name, values]) => values.map((value) => ({ [name]: value })))];
  const together =
    first.length < 2
      ? []
      : [
          ...first.slice(1).map((each, index) => Object.fromEntries([first[index] ?? each, each])),
          ...first.map((left) => Object.fromEntries(first.filter((each) => each !== left))),
        ];
  const sorts = Object.keys(list.sorts);
  return [
    ...alone.flatMap((narrowing) => sorts.flatMap((field) => inTabs(list, narrowing, field))),
    ...together.flatMap((narrowing) => inTabs(list, narrowing, list.defaultSort.field)),
  ];
}

/** In every tab, in both directions. */
function inTabs(list: DeclaredList, narrowing: Narrowing, field: string): ListCall[] {
  const tabs = list.tabs?.of.names ?? [null, null];
  return tabs.map((tab, index) => ({
    args: {
      ...(list.hasFilterInput ? { filter: narrowing } : narrowing),
      ...(tab === null ? {} : { tab }),
      ...(Object.keys(list.sorts).length > 1
        ? { orderBy: { field, direction: index % 2 === 0 ? 'DESC' : 'ASC' } }
        : {}),
    },
    isNarrowed: Object.keys(narrowing).length > 0,
  }));
}

/** Values of a filter: the declared ones, otherwise all of its type, otherwise those of the list's sample. */
async function examplesOf(list: DeclaredList, name: string, world: TestWorld): Promise<readonly unknown[]> {
  const { examples } = list.filters?.[name] ?? {};
  if (examples) return typeof examples === 'function' ? examples(world) : examples;
  const type = inputsOf(list).find((input) => input.name === name)?.type;
  const named = type ? getNamedType(type) : null;
  if (isEnumType(named)) {
    const values = named.getValues().map((value) => value.name);
    return isListType(type) ? [values] : values;
  }
  if (named?.name === 'Boolean') return [true, false];
  const { args } = await list.sample(world);
  const sampled = Object(list.hasFilterInput ? args['filter'] : args)[name];
  if (sampled !== undefined) return [sampled];
  throw new Error(`The filter ${name} of ${list.name} needs examples.`);
}

function inputsOf({
  name,
  typeName,
  hasFilterInput,
}: DeclaredList): readonly (GraphQLArgument | GraphQLInputField)[] {
  if (!hasFilterInput) return schema.getQueryType()?.getFields()[name]?.args ?? [];
  const filter = schema.getType(`${typeName}Filter`);
  return isInputObjectType(filter) ? Object.values(filter.getFields()) : [];
}
