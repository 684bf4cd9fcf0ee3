import type { EnumRef, ObjectRef } from '@pothos/core';
import { COUNT_CAP } from '../rows/count-rows.ts';
import { builder } from '../schema/builder.ts';

type Types = typeof builder.$inferSchemaTypes;

/** Capped number of rows of a tab. */
type TabCount<Tab extends string = string> = { tab: Tab; count: number; atLeast: boolean };

/** Tabs shared by similar lists; the tab with all rows is last. */
export type Tabs<Tab extends string = string> = {
  readonly names: readonly Tab[];
  readonly all: Tab;
  readonly type: EnumRef<Types, Tab>;
  readonly countType: ObjectRef<Types, TabCount<Tab>>;
};

/** Declares tabs as an enum, and the type of their counts. */
export function tabs<Tab extends string>(
  name: string,
  declared: {
    description: string;
    countTypeName: string;
    values: Readonly<Record<Tab, string>>;
    all: NoInfer<Tab>;
  },
): Tabs<Tab> {
  // `values` has these keys.
  const names = Object.keys(declared.values) as Tab[];
  const type = builder.enumType(name, {
    description: declared.description,
    values: Object.fromEntries(names.map((tab) => [tab, { description: declared.values[tab] }])),
  }) as EnumRef<Types, Tab>;
  const countType = builder.objectRef<TabCount<Tab>>(declared.countTypeName);
  countType.implement({
    description: `How many rows a tab has, capped at ${COUNT_CAP.toLocaleString('en')}.`,
    fields: (t) => ({
      tab: t.field({ type, description: 'The tab.', resolve: ({ tab }) => tab as never }),
      count: t.int({
        description: `Rows, ${COUNT_CAP.toLocaleString('en')} at most.`,
        resolve: ({ count }) => count,
      }),
      atLeast: t.boolean({
        description: 'There are more than `count`.',
        resolve: ({ atLeast }) => atLeast,
      }),
    }),
  });
  return { names, all: declared.all, type, countType };
}
