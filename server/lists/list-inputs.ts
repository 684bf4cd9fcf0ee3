import type { InputTypeParam } from '@pothos/core';
import { builder } from '../schema/builder.ts';
import { SortDirectionEnum } from '../schema/sort-direction.ts';
import type { DeclaredList } from './list-options.ts';

type Types = typeof builder.$inferSchemaTypes;
type ArgBuilder = Pick<PothosSchemaTypes.QueryFieldBuilder<Types, Types['Root']>, 'arg'>;

/** The arguments that select and order the rows of a list. */
export type ListInputs = {
  /** The filters: an input `filter`, or one argument each. */
  readonly filters: (t: ArgBuilder, description: string) => object;
  /** `orderBy`, if the list has several orders. */
  readonly orderBy: (t: ArgBuilder, description: string) => object;
  /** `tab`, if the list has tabs. */
  readonly tab: (t: ArgBuilder) => object;
};

const declared = new WeakMap<DeclaredList, ListInputs>();

/** Declares the inputs of a list, `<Type>Filter`, `<Type>Order` and the enum of its fields, for all its fields. */
export function listInputs(list: DeclaredList): ListInputs {
  const known = declared.get(list);
  if (known) return known;
  const inputs = declareInputs(list);
  declared.set(list, inputs);
  return inputs;
}

function declareInputs(list: DeclaredList): ListInputs {
  const filter = list.hasFilterInput ? filterInput(list) : null;
  const order = Object.keys(list.sorts).length > 1 ? orderInput(list) : null;
  const { tabs } = list;
  return {
    filters: (t, description) =>
      filter ? { filter: t.arg({ type: filter, description }) } : filterArguments(list, t),
    orderBy: (t, description) => (order ? { orderBy: t.arg({ type: order, description }) } : {}),
    tab: (t) =>
      tabs
        ? {
            tab: t.arg({
              type: tabs.of.type,
              // A value of the enum.
              defaultValue: tabs.of.all as never,
              description: 'Tab of the list.',
            }),
          }
        : {},
  };
}

function filterInput({ typeName, noun, filters = {} }: DeclaredList): InputTypeParam<Types> {
  return builder.inputType(`${typeName}Filter`, {
    description: `Which ${noun.many} a list shows; all conditions together.`,
    fields: (t) =>
      Object.fromEntries(
        Object.entries(filters).map(([name, { type, description }]) => [
          name,
          t.field({ type, description }),
        ]),
      ),
  });
}

function filterArguments({ filters = {} }: DeclaredList, t: ArgBuilder): object {
  return Object.fromEntries(
    Object.entries(filters).map(([name, { type, description }]) => [name, t.arg({ type, description })]),
  );
}

function orderInput({ typeName, noun, sorts, defaultSort }: DeclaredList): InputTypeParam<Types> {
  const field = builder.enumType(`${typeName}OrderField`, {
    description: `What ${noun.many} are sorted by.`,
    values: Object.fromEntries(
      Object.entries(sorts).map(([name, { description }]) => [name, { description }]),
    ),
  });
  return builder.inputType(`${typeName}Order`, {
    description: `How a list of ${noun.many} is sorted; ${defaultSort.meaning} unless given.`,
    fields: (t) => ({
      field: t.field({ type: field, required: true, description: 'What to sort by.' }),
      direction: t.field({ type: SortDirectionEnum, required: true, description: 'Sort direction.' }),
    }),
  });
}
