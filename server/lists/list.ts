import type { GraphQLResolveInfo } from 'graphql';
import type { Prisma } from '../database/generated/client.ts';
import type { CountExtent } from '../rows/count-rows.ts';
import { countRows } from '../rows/count-rows.ts';
import { findRows } from '../rows/find-rows.ts';
import { plannedQuery } from '../rows/planned-query.ts';
import { builder } from '../schema/builder.ts';
import type { Context } from '../schema/context.ts';
import { keysetPage, type PageArgs } from '../schema/keyset.ts';
import { gridCode } from './grid-code.ts';
import { accessOf } from './list-access.ts';
import { listInputs } from './list-inputs.ts';
import {
  type ColumnOf,
  type DeclaredList,
  LARGE_TABLE,
  type ListOptions,
  type WhereOf,
} from './list-options.ts';
import { givenTo, isSearched, type ListArgs, listedRows, sortedColumns, sortOf } from './list-rows.ts';
import { neighboursField } from './neighbours.ts';
import { type PageQuery, pageByValue, VALUED_ROW } from './page-by-value.ts';
import { READ_AS_PLANNED } from './read-rows.ts';
import { selectionField } from './selection.ts';
import { tabCountsField } from './tab-counts.ts';

const declared: DeclaredList[] = [];

/** Every list of the product, once the declarations are loaded. */
export const declaredLists: readonly DeclaredList[] = declared;

/**
 * Declares a list: a connection of that name with its filter and order inputs and a lazy total; with tabs also
 * `<type>TabCounts`, with `selectable` `<type>Selection`, with `neighbours` `<type>Neighbours`, with `grid` a value of
 * `GridCode`. Its rows are visible to the viewer, in the tab, and match the filters; they page by keyset and are read
 * on the fast path. The tests of access, Relay, budgets and plans, and the benchmark cover each declared list.
 */
export function list<Model extends Prisma.ModelName, SortName extends string, Tab extends string = string>(
  name: string,
  options: ListOptions<Model, WhereOf<Model>, ColumnOf<Model>, SortName, Tab>,
): DeclaredList {
  // The model's types connect the options; from here on, the model is not known.
  const of = { tableRows: LARGE_TABLE, ...options, name } as unknown as DeclaredList;
  if ((of.selectable || of.neighbours) && Object.values(of.sorts).some(({ valueFor }) => valueFor))
    throw new Error(`${name} cannot be sorted by a value: its selection and its neighbours go by columns.`);
  declared.push(of);
  const inputs = listInputs(of);
  connectionField(of, inputs);
  if (of.grid) gridCode(of.grid, gridDescription(of));
  if (of.tabs) tabCountsField(of, of.tabs.of, inputs);
  if (of.selectable) selectionField(of, inputs);
  if (of.neighbours) neighboursField(of, of.neighbours, inputs);
  return of;
}

function connectionField(of: DeclaredList, inputs: ReturnType<typeof listInputs>): void {
  const { name, noun, typeName, model, defaultSort } = of;
  const select = sortedColumns(of);
  builder.queryField(name, (t) =>
    t.connection(
      {
        // A node of the model, as declared.
        type: of.type as never,
        description: of.description,
        ...accessOf(of),
        extensions: READ_AS_PLANNED,
        sample: of.sample,
        args: {
          ...inputs.tab(t),
          ...inputs.filters(t, 'Filter to apply.'),
          ...inputs.orderBy(t, `Order; ${defaultSort.meaning} unless given.`),
          ...(of.supportsOffset
            ? {
                skip: t.arg.int({
                  description: 'Rows to pass over, 10,000 at most; deeper pages go by cursor.',
                }),
              }
            : {}),
        },
        resolve: async (
          _root: unknown,
          args: PageArgs & ListArgs,
          context: Context,
          info: GraphQLResolveInfo,
        ) => {
          const rows = await listedRows(of, args, context);
          const sort = await sortOf(of, args.orderBy, context);
          const query = plannedQuery({ context, info, select, path: ['edges', 'node'] });
          const value = sortValue(of, args);
          const read = (part: Partial<PageQuery>) =>
            findRows(context, model, { ...query, ...part }) as Promise<{ id: number }[]>;
          const page = value
            ? await pageByValue(
                context,
                { model, rows, sort, value },
                { args, read: (where) => read({ where }) },
              )
            : await keysetPage({
                args,
                sort,
                find: ({ where, ...paging }: PageQuery) => read({ ...paging, where: { AND: [rows, where] } }),
              });
          const orderBy = isSearched(of, args) ? null : of.countedBy?.(context.viewer);
          const counted = { where: rows, ...(orderBy ? { orderBy } : {}) };
          return { ...page, countRows: (extent: CountExtent) => countRows(context, model, counted, extent) };
        },
      } as never,
      { name: `${typeName}Connection`, description: `A page of ${noun.many}.` },
      { name: `${typeName}Edge`, description: `A ${noun.one} in the list.` },
    ),
  );
}

/** Description of a grid code: the rows and the query of the list. */
function gridDescription({ name, noun: { many } }: DeclaredList): string {
  return `${many.charAt(0).toUpperCase()}${many.slice(1)} (\`${name}\`).`;
}

/** SQL that replaces the first column of the requested order, if there is any. */
function sortValue(list: DeclaredList, args: ListArgs): Prisma.Sql | null {
  const { valueFor } = list.sorts[(args.orderBy ?? list.defaultSort).field] ?? {};
  return valueFor?.(givenTo(list, args), VALUED_ROW) ?? null;
}
