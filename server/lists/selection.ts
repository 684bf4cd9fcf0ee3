import { encodeGlobalId } from '../lib/global-id.ts';
import { countRows } from '../rows/count-rows.ts';
import { findRows } from '../rows/find-rows.ts';
import { builder } from '../schema/builder.ts';
import type { Context } from '../schema/context.ts';
import { pageQuery } from '../schema/keyset.ts';
import { accessOf } from './list-access.ts';
import type { ListInputs } from './list-inputs.ts';
import type { DeclaredList } from './list-options.ts';
import { type ListArgs, listedRows, sortOf } from './list-rows.ts';

/** Maximum number of rows of a selection. */
export const MAX_SELECTED = 1_000;

/** Rows of a list at one moment. */
type Selection = { ids: string[]; total: number };

const ListSelection = builder.objectRef<Selection>('ListSelection').implement({
  description: 'All rows of a list for a tab and a filter at one moment; rows added later are not included.',
  fields: (t) => ({
    ids: t.idList({
      description: `Ids in the order of the list, ${MAX_SELECTED.toLocaleString('en')} at most.`,
      resolve: ({ ids }) => ids,
    }),
    total: t.int({
      description: 'Number of all matching rows.',
      resolve: ({ total }) => total,
    }),
    isCapped: t.boolean({
      description: 'There are more rows than ids.',
      resolve: ({ ids, total }) => total > ids.length,
    }),
  }),
});

/** Declares `<type>Selection`: the ids of all matching rows, for bulk actions. */
export function selectionField(list: DeclaredList, inputs: ListInputs): void {
  const { typeName, noun } = list;
  builder.queryField(`${typeName.charAt(0).toLowerCase()}${typeName.slice(1)}Selection`, (t) =>
    t.field({
      type: ListSelection,
      description: `Ids of all ${noun.many} that match now: a fixed selection for bulk actions.`,
      ...accessOf(list),
      // The ids, and how many more there are.
      budget: 2,
      sample: list.sample,
      args: {
        ...inputs.tab(t),
        ...inputs.filters(t, 'Filter to apply.'),
        ...inputs.orderBy(t, 'Order of the list.'),
      },
      resolve: (_root, args: ListArgs, context) => selection(list, args, context),
    }),
  );
}

async function selection(list: DeclaredList, args: ListArgs, context: Context): Promise<Selection> {
  const { model } = list;
  const where = await listedRows(list, args, context);
  const { orderBy } = pageQuery({}, await sortOf(list, args.orderBy, context));
  const found = await findRows(context, model, {
    where,
    orderBy,
    take: MAX_SELECTED + 1,
    select: { id: true },
  });
  const isCapped = found.length > MAX_SELECTED;
  const total = isCapped ? (await countRows(context, model, { where }, 'exact')).count : found.length;
  const typename = nodeName(list);
  // Every model has an id; it alone was asked for.
  const ids = found.slice(0, MAX_SELECTED).map((row) => encodeGlobalId(typename, (row as { id: number }).id));
  return { ids, total };
}

/** The type name in the global ids of a list's rows. */
function nodeName({ type }: DeclaredList): string {
  // A type that the builder made, as declared.
  return builder.configStore.getTypeConfig(type as never).name;
}
