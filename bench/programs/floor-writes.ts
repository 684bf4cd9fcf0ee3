import type pg from 'pg';

/**
 * The floor of writes: transactions that store the same rows as the product does for an operation, and read its
 * response. Nothing is priced or checked. The rows are copies of those that the product stored before, with new ids.
 */

type Values = Record<string, unknown>;
type Rows = Record<string, Values[]>;

/** Tables of an order, referenced tables first. */
const ORDER_TABLES = [
  'JobOrder',
  'JobSpecification',
  'JobItem',
  'JobService',
  'JobImage',
  'JobSearchTerm',
  'JobStatusEvent',
] as const;

/** A cart with a line, and an order, as the product stored them. */
export interface Templates {
  readonly cart: Values;
  readonly line: Values;
  readonly group: Values;
  readonly order: Rows;
  readonly audit: Values;
}

/** Reads the rows of this session's cart and of the order with this code. */
export async function readTemplates(pool: pg.Pool, sessionId: string, code: string): Promise<Templates> {
  const all = async (text: string, value: unknown): Promise<Values[]> =>
    (await pool.query<{ row: Values }>(text, [value])).rows.map(({ row }) => row);
  const one = async (text: string, value: unknown): Promise<Values> => {
    const [row] = await all(text, value);
    if (!row) throw new Error(`The product stored no row: ${text}`);
    return row;
  };
  const cart = await one('SELECT to_jsonb(t) AS row FROM "Cart" t WHERE "sessionId" = $1', sessionId);
  const group = await one('SELECT to_jsonb(t) AS row FROM "OrderGroup" t WHERE code = $1', code);
  const order: Rows = {};
  for (const table of ORDER_TABLES) {
    const own = table === 'JobOrder' ? 't."orderGroupId" = $1' : 'j."orderGroupId" = $1';
    const join = table === 'JobOrder' ? '' : 'JOIN "JobOrder" j ON j.id = t."jobOrderId"';
    order[table] = await all(`SELECT to_jsonb(t) AS row FROM "${table}" t ${join} WHERE ${own}`, group.id);
  }
  return {
    cart,
    line: await one('SELECT to_jsonb(t) AS row FROM "CartItem" t WHERE "cartId" = $1 LIMIT 1', cart.id),
    group,
    order,
    audit: await one(
      `SELECT to_jsonb(t) AS row FROM "AuditEvent" t WHERE action = 'ORDER_SUBMITTED' AND "entityId" = $1::text`,
      String(group.id),
    ),
  };
}

/** Runs work in a transaction. */
async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

/** The column names of a row, without ids that the database generates. */
function columnsOf(row: Values, without: readonly string[] = []): string {
  return Object.keys(row)
    .filter((name) => !without.includes(name))
    .map((name) => `"${name}"`)
    .join(', ');
}

/** Adds a line to the cart of a session. Returns the contents of the cart. */
export async function addLine(pool: pg.Pool, { cart, line }: Templates, sessionId: string): Promise<object> {
  const cartId = await inTransaction(pool, async (client) => {
    const opened = await client.query<{ id: number }>({
      name: 'open-cart',
      text: `INSERT INTO "Cart" AS cart ("userId", "customerId", "sessionId", "shippingAddressId", "billingAddressId",
          "shippingMethodId", "updatedAt") VALUES ($1, $2, $3, $4, $5, $6, now())
        ON CONFLICT ("userId", "customerId", "sessionId") DO UPDATE SET "updatedAt" = now() RETURNING id`,
      values: [
        cart.userId,
        cart.customerId,
        sessionId,
        cart.shippingAddressId,
        cart.billingAddressId,
        cart.shippingMethodId,
      ],
    });
    const id = opened.rows[0]?.id ?? 0;
    const columns = columnsOf(line, ['id']);
    await client.query({
      name: 'insert-line',
      text: `INSERT INTO "CartItem" (${columns}) SELECT ${columns} FROM jsonb_populate_record(NULL::"CartItem", $1)`,
      values: [JSON.stringify({ ...line, cartId: id })],
    });
    return id;
  });
  const { rows } = await pool.query<{ itemCount: number; subTotal: string; shipping: string }>({
    name: 'cart',
    text: `SELECT count(*)::int AS "itemCount", sum("unitPrice" * quantity)::text AS "subTotal", method.base::text AS shipping
      FROM "CartItem" JOIN "Cart" cart ON cart.id = "cartId"
      LEFT JOIN "ShippingMethod" method ON method.id = cart."shippingMethodId"
      WHERE "cartId" = $1 GROUP BY method.id`,
    values: [cartId],
  });
  const [counted] = rows;
  const grandTotal = (Number(counted?.subTotal) + Number(counted?.shipping ?? 0)).toFixed(2);
  return { result: { cart: { itemCount: counted?.itemCount, totals: { grandTotal } } } };
}

/** Removes every line from the cart of a session. */
export async function clearCart(pool: pg.Pool, { cart }: Templates, sessionId: string): Promise<object> {
  await pool.query({
    name: 'clear-cart',
    text: `DELETE FROM "CartItem" WHERE "cartId" = (SELECT id FROM "Cart" WHERE "userId" = $1 AND "sessionId" = $2)`,
    values: [cart.userId, sessionId],
  });
  return { result: {} };
}

const SEQUENCES = `SELECT nextval(pg_get_serial_sequence('"OrderGroup"', 'id'))::int AS group,
  nextval(pg_get_serial_sequence('"OrderGroup"', 'number'))::int AS number,
  ARRAY(SELECT nextval(pg_get_serial_sequence('"JobOrder"', 'id'))::int FROM generate_series(1, $1::int)) AS jobs,
  ARRAY(SELECT nextval(pg_get_serial_sequence('"JobItem"', 'id'))::int FROM generate_series(1, $2::int)) AS items`;

type Taken = { group: number; number: number; jobs: number[]; items: number[] };

/**
 * Orders the contents of a session's cart: reads its lines, stores the order, its mails and its audit, and clears the
 * cart.
 */
export async function orderCart(pool: pg.Pool, templates: Templates, sessionId: string): Promise<object> {
  const { cart, group, order } = templates;
  return inTransaction(pool, async (client) => {
    const held = await client.query<{ id: number }>({
      name: 'lock-cart',
      text: 'SELECT id FROM "Cart" WHERE "userId" = $1 AND "customerId" = $2 AND "sessionId" = $3 FOR UPDATE',
      values: [cart.userId, cart.customerId, sessionId],
    });
    const cartId = held.rows[0]?.id ?? 0;
    const lines = await client.query({
      name: 'lines',
      text: 'SELECT * FROM "CartItem" WHERE "cartId" = $1',
      values: [cartId],
    });
    if (lines.rows.length === 0) throw new Error('The cart is empty.');
    const taken = await client.query<Taken>({
      name: 'ids',
      text: SEQUENCES,
      values: [order.JobOrder?.length, order.JobItem?.length],
    });
    const ids = taken.rows[0];
    if (!ids) throw new Error('A statement without FROM must return one row.');
    const code = `JO-${10_000 + ids.number}`;
    const rows = renumbered(templates, ids, code);
    await client.query({
      name: 'insert-order',
      text: INSERT_ORDER(templates),
      values: [
        JSON.stringify({ ...group, id: ids.group, number: 10_000 + ids.number, code, submissionKey: code }),
        ...ORDER_TABLES.map((table) => JSON.stringify(rows[table])),
        JSON.stringify({ ...templates.audit, entityId: String(ids.group) }),
      ],
    });
    await client.query({
      name: 'mails',
      text: `SELECT graphile_worker.add_job('send_order_mail', json_build_object('orderGroupId', $1::int, 'recipient', recipient),
        max_attempts => 14, job_key => 'send_order_mail:' || $2 || '/' || lower(recipient))
        FROM unnest(ARRAY['CUSTOMER', 'MANUFACTURER']) AS recipient`,
      values: [ids.group, code],
    });
    await client.query({
      name: 'empty-cart',
      text: `WITH emptied AS (DELETE FROM "CartItem" WHERE "cartId" = $1)
        UPDATE "Cart" SET "lastOrderGroupId" = $2, "lastSubmittedAt" = now(), version = version + 1, "updatedAt" = now()
        WHERE id = $1`,
      values: [cartId, ids.group],
    });
    const jobOrders = rows.JobOrder?.map(({ number }) => ({ number }));
    return { result: { orderCode: code, orderGroup: { grandTotal: group.grandTotal, jobOrders } } };
  });
}

/** The rows of the order with new ids. */
function renumbered({ order }: Templates, ids: Taken, code: string): Rows {
  const jobs = new Map((order.JobOrder ?? []).map(({ id }, index) => [id, index]));
  const items = new Map((order.JobItem ?? []).map(({ id }, index) => [id, ids.items[index]]));
  const jobOf = (id: unknown) => ids.jobs[jobs.get(id) ?? 0];
  const rows: Rows = {};
  for (const table of ORDER_TABLES) {
    rows[table] = (order[table] ?? []).map((row) => ({ ...row, jobOrderId: jobOf(row.jobOrderId) }));
  }
  rows.JobOrder = (order.JobOrder ?? []).map((row, index) => ({
    ...row,
    id: ids.jobs[index],
    orderGroupId: ids.group,
    number: `${code}-${index + 1}`,
    numberRank: (10_000 + ids.number) * 1_000 + index + 1,
  }));
  rows.JobItem = (order.JobItem ?? []).map((row) => ({
    ...row,
    id: items.get(row.id),
    jobOrderId: jobOf(row.jobOrderId),
    parentId: row.parentId === null ? null : items.get(row.parentId),
  }));
  return rows;
}

/** Tables with generated ids. */
const GIVEN_IDS: readonly string[] = ['JobService', 'JobImage', 'JobStatusEvent'];

/** One statement for all rows of an order: a chain of CTEs with one JSON parameter each. */
function INSERT_ORDER({ group, order, audit }: Templates): string {
  const insert = (table: string, row: Values, parameter: number, isOne: boolean) => {
    const columns = columnsOf(row, GIVEN_IDS.includes(table) || table === 'AuditEvent' ? ['id'] : []);
    const populate = isOne ? 'jsonb_populate_record' : 'jsonb_populate_recordset';
    return `"in_${table}" AS (INSERT INTO "${table}" (${columns})
      SELECT ${columns} FROM ${populate}(NULL::"${table}", $${parameter}))`;
  };
  const inserts = [
    insert('OrderGroup', group, 1, true),
    ...ORDER_TABLES.flatMap((table, index) => {
      const [row] = order[table] ?? [];
      // A parameter needs a type even if no row is inserted from it.
      return [row ? insert(table, row, index + 2, false) : `"in_${table}" AS (SELECT $${index + 2}::jsonb)`];
    }),
    insert('AuditEvent', audit, ORDER_TABLES.length + 2, true),
  ];
  return `WITH ${inserts.join(', ')} SELECT 1`;
}
