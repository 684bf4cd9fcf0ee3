import type { Language } from '../../server/schema/context.ts';
import type { Actor } from '../../server/test/actors.ts';
import { failedTask } from '../../server/test/failed-task.ts';
import { fc } from '../../server/test/fast-check.ts';
import { orderedJob, type Shop } from '../../server/test/shop.ts';

/** Columns that a list is sorted by; the id comes after them, in the direction of all. */
type Sort = { columns: (language: Language) => string[]; direction: 'ASC' | 'DESC' };

/** How to fill a list with rows of any place in its orders. */
export type ListRow = {
  as: Actor;
  table: string;
  /** SQL: the rows of the table that the list shows. */
  listed: string;
  /** Id of the row that others are copied from. */
  original: number;
  /** What a copy cannot share with the original. */
  unique: (copy: number) => Record<string, unknown>;
  /** Values of all columns that the list can be sorted by, ties and extremes among them. */
  values: fc.Arbitrary<Record<string, unknown>>;
  /** The order when none is asked for. */
  natural: Sort;
  /** Columns behind each name that `orderBy` offers. */
  offered?: Record<string, Sort['columns']>;
};

/** A row for every field that answers pages of a list, by its place in the schema. */
export async function listRows(shop: Shop): Promise<Record<string, ListRow>> {
  const { db, admin, buyer, colleague } = shop;
  const job = await orderedJob(colleague, shop);
  const category = await db.productCategory.findFirstOrThrow({ where: { parentId: null } });
  const failed = await failedTask(db, 'JO-1/customer');
  const columns =
    (...names: string[]): Sort['columns'] =>
    () =>
      names;
  return {
    'Query.customers': {
      as: admin,
      table: 'Customer',
      listed: 'true',
      original: shop.luna,
      unique: (copy) => ({ accountNumber: `COPY-${copy}` }),
      values: fc.record({ name: text }),
      natural: { columns: columns('name'), direction: 'ASC' },
    },
    'Query.failedTasks': {
      as: admin,
      table: 'FailedTask',
      listed: 'true',
      original: failed.databaseId,
      unique: (copy) => ({ jobId: 1_000_000 + copy }),
      values: fc.record({ failedAt: instant }),
      natural: { columns: columns('failedAt'), direction: 'DESC' },
    },
    'Query.jobOrders': {
      as: admin,
      table: 'JobOrder',
      listed: 'true',
      original: job.databaseId,
      unique: (copy) => ({ number: `JO-1-${copy}` }),
      values: fc.record({ createdAt: instant, promisedOn: fc.option(day), numberRank: bigInteger }),
      natural: { columns: columns('createdAt'), direction: 'DESC' },
      offered: {
        CREATED_AT: columns('createdAt'),
        PROMISED_ON: columns('promisedOn'),
        NUMBER: columns('numberRank'),
      },
    },
    'Query.productCategories': {
      as: buyer,
      table: 'ProductCategory',
      listed: 'shown',
      original: category.id,
      unique: (copy) => ({ code: `COPY-${copy}` }),
      values: fc.record({ rank: integer }),
      natural: { columns: columns('rank'), direction: 'ASC' },
    },
    'Query.products': {
      as: buyer,
      table: 'ItemType',
      listed: '"shownInCatalog"',
      original: shop.pieceId('BAND-1'),
      unique: (copy) => ({ code: `COPY-${copy}` }),
      values: fc.record({
        featuredRank: integer,
        listPrice: fc.option(amount),
        createdAt: instant,
        nameEn: text,
        nameFr: text,
      }),
      natural: { columns: columns('featuredRank'), direction: 'ASC' },
      offered: {
        RANK: columns('featuredRank'),
        PRICE: columns('listPrice'),
        NEWEST: columns('createdAt'),
        NAME: (language) => [language === 'fr' ? 'nameFr' : 'nameEn'],
      },
    },
    'Query.users': {
      as: admin,
      table: 'User',
      listed: '"blockedAt" IS NULL',
      original: buyer.userId ?? 0,
      unique: (copy) => ({ userName: `copy-${copy}`, userNameKey: `copy-${copy}` }),
      values: fc.record({ lastName: text, firstName: text }),
      natural: { columns: columns('lastName', 'firstName'), direction: 'ASC' },
    },
  };
}

/** Names that collations order in their own ways, often the same one twice. */
const text = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      'a',
      'A',
      'á',
      'a\u0301',
      'ab',
      'a b',
      'a-b',
      'Z',
      'œ',
      '\'"\\',
      '%_',
      '💍',
      '\u{10ffff}',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
);
const integer = fc.constantFrom(-2_147_483_648, -1, 0, 1, 1000, 2_147_483_647);
const bigInteger = fc.constantFrom(
  '-9223372036854775808',
  '0',
  '10023001',
  '10023002',
  '9223372036854775807',
);
const amount = fc.constantFrom('-999999999999.99', '0', '0.01', '10.50', '999999999999.99');
const day = fc.constantFrom('0001-01-01', '2026-02-28', '2026-03-01', '9999-12-31');
const instant = fc.constantFrom(
  '0001-01-01T00:00:00',
  '2026-03-01T12:00:00',
  '2026-03-01T12:00:00.001',
  '2026-03-01T12:00:00.0019',
  '9999-12-31T23:59:59.999',
);
