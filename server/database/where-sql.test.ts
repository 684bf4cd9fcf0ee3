import { describe, expect, test } from '@jest/globals';
import { Decimal } from 'decimal.js';
import { testDatabase } from '../test/database.ts';
import { fc } from '../test/fast-check.ts';
import { openShop, orderedJob } from '../test/shop.ts';
import { Prisma } from './generated/client.ts';
import { whereSql } from './where-sql.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
for (let job = 0; job < 4; job += 1) await orderedJob(shop.buyer, shop, { reference: `Ref ${job}` });
await orderedJob(shop.foreignBuyer, shop);
await db.jobOrder.updateMany({
  where: { id: { in: [2, 3] } },
  data: { promisedOn: null, statusId: 1905, stage: 40 },
});

async function bySql(where: Prisma.JobOrderWhereInput): Promise<number[]> {
  const rows = await db.$queryRaw<
    { id: number }[]
  >`SELECT id FROM "JobOrder" job WHERE ${whereSql('JobOrder', where, 'job')} ORDER BY id`;
  return rows.map(({ id }) => id);
}

async function byPrisma(where: Prisma.JobOrderWhereInput): Promise<number[]> {
  return (await db.jobOrder.findMany({ where, orderBy: { id: 'asc' }, select: { id: true } })).map(
    ({ id }) => id,
  );
}

const leaf: fc.Arbitrary<Prisma.JobOrderWhereInput> = fc.oneof(
  fc.integer({ min: 0, max: 6 }).map((id) => ({ id })),
  fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }).map((ids) => ({ id: { in: ids } })),
  fc.integer({ min: 0, max: 6 }).map((id) => ({ id: { gte: id, lt: id + 2 } })),
  fc.constantFrom<Prisma.JobOrderWhereInput>(
    { promisedOn: null },
    { promisedOn: { not: null } },
    { promisedOn: { lte: new Date('2100-01-01') } },
    { stage: 40 },
    { stage: { not: 40 } },
    { statusId: { in: [1901, 1905] } },
    { customerId: shop.luna },
    { reference: { startsWith: 'Ref' } },
    { reference: { startsWith: 'REF', mode: 'insensitive' } },
    { reference: { contains: 'F 2' } },
    { reference: { contains: 'f 2', mode: 'insensitive' } },
    { unitPrice: { gt: new Decimal('100.5') } },
    { unitPrice: { equals: new Decimal('0') } },
    { number: { equals: 'JO-10001-1' } },
    { pickedUp: false },
    { numberRank: { gt: 10_002_001n } },
    { searchTerms: { some: { term: { startsWith: 'ref' } } } },
    { services: { none: {} } },
    { customer: { is: { accountNumber: { startsWith: 'LUNA' } } } },
    { customer: { is: { orderGroups: { some: { poNumber: null } } } } },
    { remake: { is: { quantity: 1 } } },
  ),
);

const { where: anyWhere } = fc.letrec<{ where: Prisma.JobOrderWhereInput }>((tie) => ({
  where: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    // No empty ones: Prisma ignores them if nested, but here they keep their meaning at any depth.
    fc.array(tie('where'), { minLength: 1, maxLength: 3 }).map((AND) => ({ AND })),
    fc.array(tie('where'), { minLength: 1, maxLength: 3 }).map((OR) => ({ OR })),
    tie('where').map((NOT) => ({ NOT })),
  ),
}));

test('it selects the very rows that Prisma selects', async () => {
  await fc.assert(
    fc.asyncProperty(anyWhere, async (where) => {
      expect(await bySql(where)).toEqual(await byPrisma(where));
    }),
    { numRuns: 150 },
  );
});

test('values are parameters, never SQL', () => {
  const where = { number: "' OR 1=1 --", reference: { startsWith: '%; DROP TABLE' } };
  const { sql, values } = whereSql('JobOrder', where, 'job');
  expect(sql).toBe('("job"."number" = ? AND ("job"."reference" LIKE ?))');
  expect(values).toEqual(["' OR 1=1 --", '%; DROP TABLE%']);
});

describe('throws for unsupported conditions', () => {
  test.each<[string, object]>([
    ['an unknown field', { nothing: 1 }],
    ['an unknown operator', { number: { endsWith: 'x' } }],
    ['an unknown mode', { number: { contains: 'x', mode: 'default' } }],
    ['a mode of what is no search', { number: { equals: 'x', mode: 'insensitive' } }],
    ['an operator of the prototype', { number: { constructor: 'x' } }],
    ['an absent value', { customerId: undefined }],
    ['an absent operand', { customerId: { gt: undefined } }],
    ['a null operand', { customerId: { gt: null } }],
    ['a list of anything', { customerId: { in: [null] } }],
    ['an object as a value', { number: { equals: {} } }],
    ['every on a relation', { services: { every: {} } }],
    ['two conditions on a relation', { services: { some: {}, none: {} } }],
    ['some on a single relation', { customer: { some: {} } }],
    ['a relation without operator', { customer: { id: 1 } }],
    ['a text as condition', { AND: ['TRUE'] }],
    ['an array as relation filter', { services: { some: [] } }],
  ])('%s', (_what, where) => {
    expect(() => whereSql('JobOrder', where, 'job')).toThrow();
  });

  test('an alias that is no name', () => {
    expect(() => whereSql('JobOrder', { id: 1 }, 'job"; --')).toThrow('identifier');
  });
});

test('an empty list is nothing, an empty condition everything', async () => {
  expect(await bySql({ id: { in: [] } })).toEqual([]);
  expect(await bySql({ OR: [] })).toEqual([]);
  expect(await bySql({})).toHaveLength(5);
  expect(Prisma.sql`${whereSql('JobOrder', {}, 'job')}`.sql).toBe('TRUE');
});
