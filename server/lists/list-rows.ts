import { z } from 'zod';
import { fieldOf } from '../database/data-model.ts';
import { searchText } from '../lib/search-text.ts';
import type { Context } from '../schema/context.ts';
import type { SortColumn } from '../schema/keyset.ts';
import { parseInput } from '../schema/parse-input.ts';
import type { GivenValues } from './filter.ts';
import type { DeclaredList, SortedBy } from './list-options.ts';

/** The arguments of a list that select its rows. */
export type ListArgs = {
  tab?: string | null;
  filter?: Readonly<Record<string, unknown>> | null;
  orderBy?: { field: string; direction: 'asc' | 'desc' } | null;
} & Readonly<Record<string, unknown>>;

/**
 * Condition on the rows of a list for the viewer: visible, in the tab, and matching all filters. Throws the errors of
 * the filters.
 */
export async function listedRows(list: DeclaredList, args: ListArgs, context: Context): Promise<object> {
  const given = givenTo(list, args);
  const conditions = await matching(list, given, context);
  return { AND: [list.visible(context.viewer), ...conditions, ...inTab(list, args.tab)] };
}

/** The given filter values of a list. */
export function givenTo({ hasFilterInput }: DeclaredList, args: ListArgs): GivenValues {
  return (hasFilterInput ? args.filter : args) ?? {};
}

/** Whether the arguments have a search text. */
export function isSearched(list: DeclaredList, args: ListArgs): boolean {
  const given = givenTo(list, args);
  return Object.entries(list.filters ?? {}).some(
    ([name, { isSearch }]) => isSearch && searchText(String(given[name] ?? '')) !== '',
  );
}

/** The condition of a tab; none for the tab with all rows. */
export function inTab({ tabs }: DeclaredList, tab: string | null | undefined): object[] {
  return !tabs || !tab || tab === tabs.of.all ? [] : [tabs.where(tab)];
}

async function matching(list: DeclaredList, given: GivenValues, context: Context): Promise<object[]> {
  const givenFilters = Object.entries(list.filters ?? {}).filter(([name]) => given[name] != null);
  if (givenFilters.length === 0) return [];
  for (const [name, { allowed }] of givenFilters) if (given[name] !== '') await allowed?.(context);
  const values = parseInput(checksOf(list), given);
  return Promise.all(
    // Each filter takes what its argument holds; `filter` ties their types together.
    givenFilters.map(([name, { where }]) => where(values[name] as never, context, values)),
  );
}

const checks = new WeakMap<DeclaredList, z.ZodType<Record<string, unknown>>>();

function checksOf(list: DeclaredList): z.ZodType<Record<string, unknown>> {
  const known = checks.get(list);
  if (known) return known;
  const each = Object.entries(list.filters ?? {}).flatMap(([name, { check }]) =>
    check ? [[name, check.nullish()] as const] : [],
  );
  // Values without a check are taken as they are typed, their texts normalized.
  const made = z.looseObject(Object.fromEntries(each));
  checks.set(list, made);
  return made;
}

/** The requested or default order of a list. Throws if the viewer may not use it. */
export async function sortOf(
  list: DeclaredList,
  orderBy: ListArgs['orderBy'],
  context: Context,
): Promise<SortColumn[]> {
  const { field, direction } = orderBy ?? list.defaultSort;
  const sort = list.sorts[field];
  if (!sort) throw new Error(`${list.name} has no sort ${field}.`);
  await sort.allowed?.(context);
  return columnsFor(sort.by, { ...context, isStaff: context.viewer.isStaff }).map((column) => ({
    ...columnKind(list.model, column),
    direction,
  }));
}

/** The columns of an order for a language and a side. */
export function columnsFor(
  by: SortedBy,
  { language, isStaff }: Pick<Context, 'language'> & { isStaff: boolean },
): readonly string[] {
  if ('en' in by) return [by[language]];
  return 'staff' in by ? [isStaff ? by.staff : by.customers] : by;
}

/** All columns of an order, for any language and side. */
export function columnsForAll(by: SortedBy): readonly string[] {
  if ('en' in by) return [by.en, by.fr];
  return 'staff' in by ? [by.staff, by.customers] : by;
}

/** All sort columns of a list. Rows must select them, because cursors contain them. */
export function sortedColumns({ sorts }: DeclaredList): Record<string, true> {
  const columns = Object.values(sorts).flatMap(({ by }) => columnsForAll(by));
  return Object.fromEntries(['id', ...columns].map((column) => [column, true] as const));
}

const KINDS: Readonly<Record<string, SortColumn['kind']>> = {
  Int: 'int',
  BigInt: 'bigint',
  String: 'string',
  Decimal: 'decimal',
  DateTime: 'date',
};

function columnKind(model: string, column: string): Omit<SortColumn, 'direction'> {
  const field = fieldOf(model, column);
  const kind = KINDS[field?.type ?? ''];
  if (!field || !kind) throw new Error(`${model} cannot be sorted by ${column}.`);
  return { column, kind, nullable: !field.isRequired };
}
