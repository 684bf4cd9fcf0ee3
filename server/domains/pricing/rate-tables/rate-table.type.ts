import { builder } from '../../../schema/builder.ts';
import { type Context, localised } from '../../../schema/context.ts';
import { SETTINGS_CHANGE } from '../../settings/access.ts';
import { type RateOption, rateOptions } from './rate-references.ts';
import { type RateRow, rateRows } from './rate-rows.ts';
import {
  RATE_TABLE_CODES,
  type RateColumn,
  type RateReference,
  type RateTable,
  type RateTableCode,
} from './rules/rate-table.ts';
import { RATE_TABLES } from './rules/rate-tables.ts';

/** A rate table at a time, with the values that its cells may refer to. */
type ShownRateTable = { table: RateTable; at: Date; rows: RateRow[]; options: RateOption[] };

/** Reads a rate table at a time, in two statements. */
export async function showRateTable(
  { db }: Pick<Context, 'db'>,
  code: RateTableCode,
  at: Date,
): Promise<ShownRateTable> {
  const table = RATE_TABLES[code];
  const rows = await rateRows(db, table, at);
  return { table, at, rows, options: await rateOptions(db, table.columns.flatMap(referenceOf)) };
}

/** Codes of the rate tables. */
export const RateTableCodeEnum = builder.enumType('RateTableCode', {
  description: 'Rate tables for pricing.',
  values: RATE_TABLE_CODES,
});

const RateStateEnum = builder.enumType('RateState', {
  description: 'Status of the rate at that time.',
  values: {
    COUNTS: { description: 'In force: prices are calculated with it.' },
    PLANNED: { description: 'It begins later.' },
  } as const,
});

const RateColumnKindEnum = builder.enumType('RateColumnKind', {
  description: 'Type of the values of a cell.',
  values: {
    REFERENCE: { description: 'The code of something else.' },
    CODE: { description: 'A code of the trade.' },
    INTEGER: { description: 'A whole number.' },
    DECIMAL: { description: 'A decimal number.' },
  } as const,
});

const RateOptionType = builder.objectRef<RateOption>('RateOption').implement({
  description: 'Something that a cell may name.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Type of the values of the cell.' }),
    name: t.string({
      description: 'Its name in the language of the request.',
      resolve: (option, _args, context) => localised(context, option),
    }),
  }),
});

const RateColumnType = builder
  .objectRef<{ column: RateColumn; options: RateOption[] }>('RateColumn')
  .implement({
    description: 'A column of a rate table.',
    fields: (t) => ({
      name: t.string({
        description: 'Name of the cell in errors: `rows.0.perPiece`.',
        resolve: ({ column }) => column.name,
      }),
      label: t.string({
        description: 'Column heading in the language of the request.',
        resolve: ({ column }, _args, context) => localised(context, column),
      }),
      kind: t.field({
        type: RateColumnKindEnum,
        description: 'What its cells hold.',
        resolve: ({ column }) => column.value.kind,
      }),
      isKey: t.boolean({
        description: 'Identifies the row; the other columns are its values.',
        resolve: ({ column }) => column.isKey,
      }),
      isRequired: t.boolean({
        description: 'Its cells are never empty.',
        resolve: ({ column }) => column.isRequired,
      }),
      options: t.field({
        type: [RateOptionType],
        description: 'Allowed values of its cells; empty when a code is typed.',
        resolve: ({ options }) => options,
      }),
    }),
  });

const RateRowType = builder.objectRef<RateRow>('RateRow').implement({
  description: 'A row of a rate table.',
  fields: (t) => ({
    rateId: t.exposeInt('id', {
      nullable: true,
      description: 'Integer id, for changes based on it; null for a value stored on the record itself.',
    }),
    validFrom: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Start of validity; null: from the beginning.',
      resolve: ({ validFrom }) => (validFrom !== null && validFrom.getTime() > 0 ? validFrom : null),
    }),
    isWithdrawn: t.exposeBoolean('isWithdrawn', { description: 'The row is withdrawn from then on.' }),
    state: t.field({
      type: RateStateEnum,
      description: 'Whether it is in force at that time, or begins later.',
      resolve: ({ state }) => state,
    }),
    cells: t.field({
      type: ['String'],
      nullable: { list: false, items: true },
      description: 'Its cells as text, in the order of the columns.',
      resolve: ({ cells }) => cells,
    }),
  }),
});

/** A table of rates. */
export const RateTableType = builder.objectRef<ShownRateTable>('RateTable').implement({
  description: 'A rate table at a given time.',
  fields: (t) => ({
    code: t.field({
      type: RateTableCodeEnum,
      description: 'Which one.',
      resolve: ({ table }) => table.code,
    }),
    name: t.string({
      description: 'Its name in the language of the request.',
      resolve: ({ table }, _args, context) => localised(context, table),
    }),
    at: t.field({
      type: 'DateTime',
      description: 'Time for which the table is shown.',
      resolve: ({ at }) => at,
    }),
    canEdit: t.boolean({
      description: 'The viewer may change it (2703).',
      resolve: (_table, _args, { viewer }) => viewer.isStaff && viewer.can(SETTINGS_CHANGE),
    }),
    canWithdraw: t.boolean({
      description: 'Rows of it can be withdrawn from a given time on.',
      resolve: ({ table }) => table.canWithdraw,
    }),
    columns: t.field({
      type: [RateColumnType],
      description: 'Its columns in order.',
      resolve: ({ table, options }) =>
        table.columns.map((column) => {
          const [to] = referenceOf(column);
          return { column, options: options.filter((option) => option.to === to) };
        }),
    }),
    rows: t.field({
      type: [RateRowType],
      description: 'The row in effect for each key, and rows that begin later; 5,000 at most.',
      resolve: ({ rows }) => rows,
    }),
  }),
});

function referenceOf({ value }: RateColumn): RateReference[] {
  return value.kind === 'REFERENCE' ? [value.to] : [];
}
