import { columnsOf, fieldOf, linkOf, toOneRelationsOf } from '../../server/database/data-model.ts';
import { declaredLists } from '../../server/lists/list.ts';
import type { DeclaredList, Sort as DeclaredSort } from '../../server/lists/list-options.ts';
import { columnsFor, columnsForAll } from '../../server/lists/list-rows.ts';
import { delegateOf } from '../../server/rows/find-rows.ts';
import type { Language } from '../../server/schema/context.ts';
import type { Actor } from '../../server/test/actors.ts';
import { newPromotion } from '../../server/test/catalog/promotions.ts';
import { failedTask } from '../../server/test/failed-task.ts';
import { fc } from '../../server/test/fast-check.ts';
import { newBooksClose } from '../../server/test/money/books.ts';
import { sentConsignment } from '../../server/test/money/consignments.ts';
import { newCredit } from '../../server/test/money/credits.ts';
import { newInvoice, newPayment } from '../../server/test/money/invoices.ts';
import { newFinding } from '../../server/test/money/reconciliation.ts';
import { newNotice } from '../../server/test/new-notice.ts';
import { newCustomOrder, newCustomOrderTemplate } from '../../server/test/orders/custom-orders.ts';
import { savedEstimate } from '../../server/test/orders/estimate-steps.ts';
import { move } from '../../server/test/orders/job-steps.ts';
import { requestedQuote } from '../../server/test/orders/quote-steps.ts';
import { newSalesOrder } from '../../server/test/orders/sales-orders.ts';
import { contextOf } from '../../server/test/run.ts';
import { orderedJob, type Shop } from '../../server/test/shop.ts';

/** Sort columns of a list; the id follows them, in the same direction. */
type Sort = { columns: (language: Language) => readonly string[]; direction: 'ASC' | 'DESC' };

/** How to fill a list with rows for every position in its orders. */
export type ListRow = {
  as: Actor;
  table: string;
  /** Ids of the rows in the list, read by Prisma. */
  listed: () => Promise<number[]>;
  /** Id of the row to copy. */
  original: number;
  /** Changes of a copy for unique columns. */
  unique: (copy: number) => Record<string, unknown>;
  /** Referenced rows that each copy needs separately: the column, its table and its unique columns. */
  own: readonly { column: string; table: string; unique: (copy: number) => Record<string, unknown> }[];
  /** Random values of all sort columns, including ties and extremes. */
  values: fc.Arbitrary<Record<string, unknown>>;
  /** The default order. */
  natural: Sort;
  /** The columns of each name in `orderBy`. */
  offered: Record<string, Sort['columns']>;
};

/** A row for every declared list, by its place in the schema. */
export async function listRows(shop: Shop): Promise<Record<string, ListRow>> {
  const job = await orderedJob(shop.colleague, shop);
  await move(shop.sales, job.id, 'RELEASE');
  await newSalesOrder(shop, shop.colleague);
  await newInvoice(shop, shop.colleague);
  await newPayment(shop, shop.luna);
  await newCredit(shop, shop.luna);
  await sentConsignment(shop, { contactId: shop.colleague.userId ?? 0 });
  await newBooksClose(shop);
  await newFinding(shop);
  // Rows are inserted and deleted here with any amounts, which the journal does not allow.
  await shop.db
    .$executeRaw`ALTER TABLE "JournalLine" DISABLE TRIGGER "JournalLine_is_immutable", DROP CONSTRAINT "JournalLine_side_check"`;
  await requestedQuote(shop.colleague, shop);
  await failedTask(shop.db, 'JO-1/customer');
  await savedEstimate(shop.colleague, shop);
  await newPromotion(shop.db);
  await newCustomOrderTemplate(shop);
  await newCustomOrder(shop, shop.colleague);
  await newNotice(shop.db, shop.admin.userId ?? 0);
  // Issued invoices cannot be changed or deleted otherwise.
  await shop.db
    .$executeRaw`ALTER TABLE "Invoice" DISABLE TRIGGER "Invoice_is_immutable", DISABLE TRIGGER "Invoice_stays"`;
  const rows = declaredLists.map(async (list) => [`Query.${list.name}`, await rowOf(shop, list)] as const);
  return Object.fromEntries(await Promise.all(rows));
}

/** Unique constraints over several columns, and partial indexes, which Prisma does not know. */
const ONCE: Readonly<Record<string, (copy: number) => Record<string, unknown>>> = {
  // An order has one invoice that is not void.
  Invoice: () => ({ orderGroupId: null }),
  JournalLine: (copy) => ({ rank: 1_000 + copy }),
  // An event is notified to a user once.
  Notice: (copy) => ({ key: `copy-${copy}` }),
};

async function rowOf({ db, admin }: Shop, list: DeclaredList): Promise<ListRow> {
  const { model, sorts, defaultSort } = list;
  const { viewer } = await contextOf(admin);
  const listed = async () => {
    const where = list.visible(viewer);
    const rows = await delegateOf(db, model).findMany({
      where,
      select: { id: true },
      orderBy: { id: 'asc' },
    });
    // As selected.
    return rows.map((row) => (row as { id: number }).id);
  };
  const [original] = await listed();
  const natural = sorts[defaultSort.field];
  if (original === undefined || !natural) throw new Error(`${list.name} shows an administrator no row.`);
  return {
    as: admin,
    table: model,
    listed,
    original,
    unique: (copy) => ({ ...Object.fromEntries(uniqueValues(model, copy)), ...ONCE[model]?.(copy) }),
    own: ownedRows(model),
    values: fc.record(Object.fromEntries(Object.values(sorts).flatMap((sort) => valuesOf(model, sort)))),
    natural: { columns: columnsBy(natural), direction: defaultSort.direction === 'asc' ? 'ASC' : 'DESC' },
    offered: Object.fromEntries(Object.entries(sorts).map(([name, sort]) => [name, columnsBy(sort)])),
  };
}

function columnsBy({ by }: DeclaredSort): Sort['columns'] {
  return (language) => columnsFor(by, { language, isStaff: true });
}

/** Referenced rows that belong to only one row. */
function ownedRows(model: string): ListRow['own'] {
  const alone = new Set(
    columnsOf(model)
      .filter(({ isUnique, isRequired }) => isUnique && isRequired)
      .map(({ name }) => name),
  );
  return toOneRelationsOf(model).flatMap((relation) => {
    const { own: column } = linkOf(model, relation);
    const table = relation.type;
    const unique = (copy: number) => Object.fromEntries(uniqueValues(table, copy));
    return alone.has(column) && column !== 'id' ? [{ column, table, unique }] : [];
  });
}

function uniqueValues(model: string, copy: number): [string, unknown][] {
  return columnsOf(model)
    .filter(({ isUnique }) => isUnique)
    .map(({ name, type, isRequired }) => [
      name,
      isRequired ? (type === 'String' ? `copy-${copy}` : 1_000_000 + copy) : null,
    ]);
}

function valuesOf(model: string, { by }: DeclaredSort): [string, fc.Arbitrary<unknown>][] {
  return columnsForAll(by).map((column) => {
    const field = fieldOf(model, column);
    const values = field && VALUES[field.type];
    if (!values) throw new Error(`Say in relay-list-rows.ts what ${model}.${column} holds.`);
    return [column, field.isRequired ? values : fc.option(values)];
  });
}

/** Names that collations sort differently, often duplicates. */
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
/** Day columns have no time. */
const instant = fc.constantFrom(
  '0001-01-01T00:00:00',
  '2026-03-01T12:00:00',
  '2026-03-01T12:00:00.001',
  '2026-03-01T12:00:00.0019',
  '9999-12-31T23:59:59.999',
);

const VALUES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  String: text,
  Int: integer,
  BigInt: bigInteger,
  Decimal: amount,
  DateTime: instant,
};
