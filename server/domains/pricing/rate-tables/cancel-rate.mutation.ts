import { Prisma } from '../../../database/generated/client.ts';
import { NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { maintainsRates } from './access.ts';
import { RateTableCodeEnum, RateTableType, showRateTable } from './rate-table.type.ts';
import { RATE_TABLES } from './rules/rate-tables.ts';

mutation('cancelRate', {
  description: 'Cancels a planned row of a rate table that is not yet in force.',
  permission: maintainsRates,
  audit: { action: 'RATE_CANCELLED', entityType: null },
  repeat: 'naturally repeatable: takes it back once; a repeat finds nothing',
  budget: 6,
  input: (t) => ({
    table: t.field({ type: RateTableCodeEnum, required: true, description: 'Rate table.' }),
    rateId: t.int({ required: true, description: '`rateId` of the row.' }),
  }),
  resolve: async ({ table: code, rateId }, context, writes) => {
    const { table, validFrom } = RATE_TABLES[code];
    const name = Prisma.raw(`"${table}"`);
    const moment = Prisma.raw(`"${validFrom}"`);
    await writes.transaction(async (tx, record) => {
      const [row] = await tx.$queryRaw<{ at: Date }[]>`
        SELECT ${moment} AS at FROM ${name} WHERE id = ${rateId}::bigint FOR UPDATE`;
      if (!row) throw new NotFoundError('Rate');
      if (row.at <= context.now) throw new RefusedError('RATE_HAS_BEGUN');
      await tx.$executeRaw`DELETE FROM ${name} WHERE id = ${rateId}::bigint`;
      record({ data: { table: code, rateId, validFrom: row.at.toISOString() } });
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
    const standard = await db.priority.findUniqueOrThrow({ where: { code: 'STANDARD' } });
    const newest = await db.priorityRate.findFirst({ orderBy: { validFrom: 'desc' } });
    const after = Math.max(Date.now(), newest?.validFrom.getTime() ?? 0) + 3_600_000;
    const { id } = await db.priorityRate.create({
      data: { priorityId: standard.id, validFrom: new Date(after), factor: '1', leadFactor: '1' },
    });
    return { as: caller(admin), input: { table: 'PRIORITIES', rateId: id } };
  },
});
