import { describe, expect, test } from '@jest/globals';
import { Decimal } from 'decimal.js';
import type { Prisma } from '../database/generated/client.ts';
import { testDatabase } from '../test/database.ts';
import { fc } from '../test/fast-check.ts';
import { findRow, findRows } from './find-rows.ts';
import { createRowFinder } from './row-finder.ts';
import { rowsStatement } from './rows-statement.ts';

const database = await testDatabase('demo');
const { db, sql } = database;
const fast = { db, rows: createRowFinder(database) };
const plain = { db };

/** Normalizes decimals of both libraries and their texts. */
function comparable(value: unknown): unknown {
  if (Decimal.isDecimal(value)) return value.toString();
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, comparable(each)]));
}

/** Expects equal results of both paths, with one statement on the fast path. */
async function expectSame<Model extends Prisma.ModelName>(
  model: Model,
  query: Parameters<typeof findRows<Model>>[2],
): Promise<number> {
  const expected = await findRows(plain, model, query);
  sql.reset();
  const found = await findRows(fast, model, query);
  expect([sql.statements.length, sql.statements[0]?.slice(0, 32)]).toEqual([
    1,
    'SELECT coalesce(json_agg(json_bu',
  ]);
  expect(comparable(found)).toEqual(comparable(expected));
  return found.length;
}

const JOB_ORDERS: Prisma.JobOrderOrderByWithRelationInput[][] = [
  [{ createdAt: 'desc' }],
  [{ promisedOn: 'asc' }],
  [{ promisedOn: 'desc' }],
  [{ promisedOn: { sort: 'asc', nulls: 'first' } }],
  [{ shippedAt: { sort: 'desc', nulls: 'last' } }, { quantity: 'asc' }],
  [{ numberRank: 'asc' }],
  [{ lineTotal: 'desc' }],
  [{ customer: { name: 'asc' } }],
];

const jobWhere: fc.Arbitrary<Prisma.JobOrderWhereInput> = fc.constantFrom<Prisma.JobOrderWhereInput>(
  {},
  { id: { in: [] } },
  { id: { in: [1, 2, 3, 40] } },
  { promisedOn: null },
  { NOT: { promisedOn: null } },
  { promisedOn: { gte: new Date('2026-06-01'), lt: new Date('2027-01-01') } },
  { createdAt: { lt: new Date('2026-10-01T12:30:00.500Z') } },
  { numberRank: { gt: 10_010_000n } },
  { unitPrice: { gte: new Decimal('250.5') } },
  { customer: { is: { name: { contains: 'fine', mode: 'insensitive' } } } },
  { searchTerms: { some: { term: { startsWith: 'ring' } } } },
  { OR: [{ placedById: 6 }, { contactId: 7 }] },
  { services: { none: {} }, note: { not: null } },
);

/** Possible selections of a job: columns, one row, lists of every kind, counts. */
const jobSelection = fc.record(
  {
    customer: fc.constantFrom(true, { include: { customerType: true } }, { select: { name: true } }),
    contact: fc.constant(true),
    status: fc.constant(true),
    remake: fc.constantFrom(true, { select: { number: true, promisedOn: true } }),
    remadeFrom: fc.constant(true),
    specification: fc.constantFrom(true, { select: { configuration: true } }),
    items: fc.constantFrom(
      true,
      { orderBy: { id: 'desc' } },
      {
        where: { parentId: null },
        orderBy: [{ rank: 'asc' }, { id: 'asc' }],
        include: { children: { orderBy: { id: 'asc' } }, alloy: true },
      },
      { orderBy: { id: 'asc' }, take: 1, select: { weight: true, attributes: true, parent: true } },
      { orderBy: { id: 'asc' }, skip: 1, take: 2 },
    ),
    notes: fc.constantFrom(
      { where: { visibility: 'CUSTOMER' }, orderBy: { id: 'asc' } },
      { orderBy: { id: 'asc' }, take: 0 },
    ),
    _count: fc.constantFrom(
      { select: { notes: true } },
      { select: { notes: { where: { visibility: 'CUSTOMER' } }, items: true } },
    ),
  },
  { requiredKeys: [] },
);

test('lists of jobs equal those of Prisma, for every query', async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(
      jobWhere,
      fc.constantFrom(...JOB_ORDERS),
      jobSelection,
      fc.record(
        { take: fc.integer({ min: 0, max: 12 }), skip: fc.integer({ min: 0, max: 5 }) },
        { requiredKeys: [] },
      ),
      async (where, order, include, page) => {
        // Without an order, related rows come in any order.
        const items = include.items === true ? { items: { orderBy: { id: 'asc' } } } : {};
        const query = {
          where: { AND: [where, { id: { lte: 60 } }] },
          orderBy: [...order, { id: 'asc' as const }],
          include: { ...include, ...items },
          ...page,
        };
        found += await expectSame('JobOrder', query);
      },
    ),
    { numRuns: 120 },
  );
  expect(found).toBeGreaterThan(200);
});

describe('every kind of row', () => {
  const byId = { orderBy: { id: 'asc' as const } };

  test.each<[Prisma.ModelName, object]>([
    [
      'ItemType',
      {
        ...byId,
        take: 30,
        include: {
          images: byId,
          categories: {
            orderBy: { categoryId: 'asc' },
            include: { category: { include: { parent: true } } },
          },
          variants: byId,
          alloys: { orderBy: { alloyId: 'asc' }, include: { alloy: true } },
        },
      },
    ],
    [
      'ItemTypeAttribute',
      {
        ...byId,
        include: {
          options: { select: { option: true }, orderBy: [{ option: { rank: 'asc' } }, { optionId: 'asc' }] },
        },
      },
    ],
    [
      'ProductCategory',
      {
        ...byId,
        where: { OR: [{ parentId: null }, { parent: { is: { shown: true } } }] },
        include: { children: byId, parent: true },
      },
    ],
    [
      'User',
      {
        ...byId,
        select: {
          id: true,
          firstName: true,
          customers: { orderBy: [{ isDefault: 'desc' }, { customerId: 'asc' }], select: { customer: true } },
          _count: { select: { placedJobs: true } },
        },
      },
    ],
    ['OrderGroup', { ...byId, take: 5, include: { shippingMethod: true, jobOrders: byId, actingBy: true } }],
    ['JobStatusEvent', { ...byId, take: 50, include: { fromStatus: true, toStatus: true } }],
    ['Alloy', { ...byId, where: { fineness: { gt: new Decimal('0.5') } } }],
    ['MarketPrice', { ...byId, take: 20 }],
    ['Setting', { orderBy: { code: 'asc' } }],
    ['Session', { ...byId, where: { revokedAt: null }, take: 5 }],
  ])('%s', async (model, query) => {
    expect(await expectSame(model, query)).toBeGreaterThan(
      model === 'Session' || model === 'Setting' ? -1 : 0,
    );
  });

  test('nothing found', async () => {
    expect(await expectSame('JobOrder', { where: { id: 0 }, include: { items: true } })).toBe(0);
    expect(await findRow(fast, 'JobOrder', { where: { id: 0 } })).toBeNull();
  });

  test('a row is found whole', async () => {
    const job = await findRow(fast, 'JobOrder', { where: { number: 'JO-10001-1' } });
    expect(comparable(job)).toEqual(
      comparable(await db.jobOrder.findUnique({ where: { number: 'JO-10001-1' } })),
    );
    expect([job?.createdAt instanceof Date, typeof job?.numberRank]).toEqual([true, 'bigint']);
  });
});

describe('what is not understood', () => {
  const reasons: unknown[] = [];
  const lenient = { db, rows: createRowFinder(database, (error) => reasons.push(error)) };

  test.each<[string, object]>([
    ['an unknown condition', { where: { number: { endsWith: 'x' } } }],
    ['an unknown column', { where: { nothing: 1 } }],
    ['a condition without value', { where: { customerId: undefined } }],
    ['a cursor', { cursor: { id: 1 } }],
    ['distinct rows', { distinct: ['customerId'] }],
    ['rows from the end', { take: -1 }],
    ['half a row', { take: 0.5 }],
    ['an order by several columns at once', { orderBy: { id: 'asc', number: 'asc' } }],
    ['an order by a list', { orderBy: { items: { _count: 'asc' } } }],
    ['an unknown direction', { orderBy: { id: 'upwards' } }],
    ['an unknown column to select', { select: { nothing: true } }],
    ['a filtered single row', { include: { contact: { where: { isStaff: true } } } }],
    ['all counts at once', { include: { _count: true } }],
    ['a count by more than a filter', { include: { _count: { select: { items: { take: 1 } } } } }],
    ['a relation without query', { include: { items: 'all' } }],
    ['both selections', { select: { id: true }, include: { items: true } }],
  ])('%s makes no statement', (_what, query) => {
    expect(() => rowsStatement('JobOrder', query)).toThrow();
    expect(() => fast.rows.find('JobOrder', query)).toThrow();
    expect(lenient.rows.find('JobOrder', query)).toBeNull();
  });

  test('is left to Prisma, with all its conditions', async () => {
    const where = { AND: [{ number: { endsWith: '-1' } }, { customerId: 1 }] };
    const query = { where, orderBy: { id: 'asc' as const } };
    reasons.length = 0;
    expect(comparable(await findRows(lenient, 'JobOrder', query))).toEqual(
      comparable(await findRows(plain, 'JobOrder', query)),
    );
    expect(reasons).toEqual([new Error('Cannot filter number by endsWith.')]);
    expect(sql.statements.at(-1)).not.toContain('json_build_array');
  });
});
