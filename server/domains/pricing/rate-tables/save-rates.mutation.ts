import { z } from 'zod';
import { InvalidInputError, RefusedError } from '../../../errors/errors.ts';
import { builder } from '../../../schema/builder.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { maintainsRates } from './access.ts';
import { RateTableCodeEnum, RateTableType, showRateTable } from './rate-table.type.ts';
import { RATE_TABLES } from './rules/rate-tables.ts';
import { saveRates } from './save-rates.ts';

/** Maximum number of rows per call. */
const MAX_ROWS = 500;

/** Maximum length of a cell. */
const MAX_LETTERS = 60;

const rowsSchema = z
  .array(
    z.object({
      cells: z.array(z.string().max(MAX_LETTERS, 'TOO_LONG').nullable()).max(20),
      basedOn: z.int().nullish(),
      isWithdrawn: z.boolean().nullish(),
    }),
  )
  .min(1, 'REQUIRED')
  .max(MAX_ROWS);

const RateRowInput = builder.inputType('RateRowInput', {
  description: 'A row to add to the rate table.',
  fields: (t) => ({
    cells: t.field({
      type: ['String'],
      required: { list: true, items: false },
      description: 'Its cells as text, in the order of the columns; null: empty.',
    }),
    basedOn: t.int({
      description:
        '`rateId` of the row that was in force when the change was entered; absent: there was none, or it has no id.',
    }),
    isWithdrawn: t.boolean({ description: 'True withdraws the row from then on; absent: false.' }),
  }),
});

mutation('saveRates', {
  description: `Puts rows of a rate table into force from a given time on, ${MAX_ROWS} at most, all of them or none. Rates before that time and guaranteed prices do not change.`,
  permission: maintainsRates,
  audit: { action: 'RATES_CHANGED', entityType: null },
  repeat: 'naturally repeatable: a repeat is based on rows that no longer count, and refused',
  budget: 9,
  input: (t) => ({
    table: t.field({ type: RateTableCodeEnum, required: true, description: 'Rate table.' }),
    validFrom: t.field({ type: 'DateTime', description: 'Start of validity; absent: at once.' }),
    rows: t.field({ type: [RateRowInput], required: true, description: 'The rows.' }),
  }),
  resolve: async ({ table: code, ...input }, context, writes) => {
    const table = RATE_TABLES[code];
    const typed = parseInput(z.object({ rows: rowsSchema }), { rows: input.rows }).rows.map((row) => ({
      cells: row.cells,
      basedOn: row.basedOn ?? null,
      isWithdrawn: row.isWithdrawn ?? false,
    }));
    const validFrom = input.validFrom ?? context.now;
    if (validFrom < context.now)
      throw InvalidInputError.of('validFrom', 'IN_PAST', 'A change begins now or later.');
    if (!table.canWithdraw && typed.some(({ isWithdrawn }) => isWithdrawn))
      throw new RefusedError('NOT_WITHDRAWABLE');
    await writes.transaction(async (tx, record) => {
      await saveRates(tx, table, { typed, validFrom, now: context.now });
      record({ data: { table: code, validFrom: validFrom.toISOString(), rows: typed } });
    });
    return showRateTable(context, code, context.now);
  },
  success: (t) => ({
    rateTable: t.field({
      type: RateTableType,
      description: 'The current table.',
      resolve: (table) => table,
    }),
  }),
  sample: async ({ caller, admin, db }) => {
    const standard = { priority: { is: { code: 'STANDARD' } }, validFrom: { lte: new Date() } };
    const newest = await db.priorityRate.findFirst({ where: standard, orderBy: { validFrom: 'desc' } });
    return {
      as: caller(admin),
      input: {
        table: 'PRIORITIES',
        rows: [{ cells: ['STANDARD', '1', '1'], basedOn: newest?.id ?? null, isWithdrawn: false }],
      },
    };
  },
});
