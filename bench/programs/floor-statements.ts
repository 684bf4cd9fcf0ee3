/** The fastest SQL for the responses of the workloads: one prepared statement each, with typed columns and json_agg. */

const PIECE = (piece: string, alloy: string, more = '') => `json_build_object('id', ${piece}.id,
  'name', ${piece}."nameEn", 'quantity', ${piece}.quantity, 'weight', ${piece}.weight::text,
  'alloy', json_build_object('id', ${alloy}.id, 'name', ${alloy}."nameEn")${more})`;

const CUSTOMER = `json_build_object('id', c.id, 'name', c.name) AS customer`;

const ITEMS = `(SELECT coalesce(json_agg(${PIECE('i', 'a')} ORDER BY i.rank, i.id), '[]')
    FROM "JobItem" i JOIN "Alloy" a ON a.id = i."alloyId"
    WHERE i."jobOrderId" = j.id AND i."parentId" IS NULL) AS items`;

const JOB = `'JobOrder' AS "__typename", j.id, j.number, j."titleEn" AS title, j.quantity,
  j."lineTotal"::text AS "lineTotal", j."promisedOn"::text AS "promisedOn", j."createdAt"`;

const NEWEST_FIRST = 'ORDER BY j."createdAt" DESC, j.id DESC';

/** Jobs of a customer. `$2` is the page size plus one, to find whether there is another page. */
export const JOB_LIST = {
  name: 'job-list',
  text: `SELECT ${JOB}, ${CUSTOMER}, ${ITEMS}
    FROM "JobOrder" j JOIN "Customer" c ON c.id = j."customerId"
    WHERE j."customerId" = $1 ${NEWEST_FIRST} LIMIT $2`,
};

/** Jobs of all customers after a position in the list. */
export const DEEP_PAGE = {
  name: 'deep-page',
  text: `SELECT ${JOB}, ${CUSTOMER}, ${ITEMS}
    FROM "JobOrder" j JOIN "Customer" c ON c.id = j."customerId"
    WHERE (j."createdAt", j.id) < ($3::timestamp, $1) ${NEWEST_FIRST} LIMIT $2`,
};

/** A count with the same maximum as the product's. */
export const JOB_COUNT = {
  name: 'job-count',
  text: 'SELECT count(*)::int AS count FROM (SELECT FROM "JobOrder" WHERE "customerId" = $1 LIMIT 1001) capped',
};

/** One job with its pieces and their parts. */
export const JOB_DETAIL = {
  name: 'job-detail',
  text: `SELECT 'JobOrder' AS "__typename", j.id, j.number, j."titleEn" AS title, j.quantity,
      j."unitPrice"::text AS "unitPrice", j."lineTotal"::text AS "lineTotal", j."promisedOn"::text AS "promisedOn",
      j."createdAt", ${CUSTOMER},
      (SELECT coalesce(json_agg(${PIECE(
        'i',
        'a',
        `, 'children', (SELECT coalesce(json_agg(${PIECE('k', 'b')} ORDER BY k.rank, k.id), '[]')
          FROM "JobItem" k JOIN "Alloy" b ON b.id = k."alloyId" WHERE k."parentId" = i.id)`,
      )} ORDER BY i.rank, i.id), '[]')
        FROM "JobItem" i JOIN "Alloy" a ON a.id = i."alloyId"
        WHERE i."jobOrderId" = j.id AND i."parentId" IS NULL) AS items
    FROM "JobOrder" j JOIN "Customer" c ON c.id = j."customerId"
    WHERE j.id = $2 AND j."customerId" = $1`,
};

const STATUS = `json_build_object('id', s.id, 'code', s.code, 'name', coalesce(s."staffNameEn", s."nameEn")) AS status`;

/** Price quotes of all customers, as in the staff's list. `$1` has the meaning of `$2` in the list of jobs. */
export const QUOTE_LIST = {
  name: 'quote-list',
  text: `SELECT 'PriceQuote' AS "__typename", q.id, q.number, q."poNumber", q.reference, q.total::text AS total, q.currency,
      q."validUntil", q."statusSince", q."createdAt", ${STATUS}, ${CUSTOMER}
    FROM "PriceQuote" q JOIN "Customer" c ON c.id = q."customerId" JOIN "EntityStatus" s ON s.id = q."statusId"
    WHERE q.kind = 'PQ' ORDER BY q."createdAt" DESC, q.id DESC LIMIT $1`,
};

/** Sales orders of all customers, as in the staff's list. The total includes later charges. */
export const SALES_ORDER_LIST = {
  name: 'sales-order-list',
  text: `SELECT 'SalesOrder' AS "__typename", o.id, o.number, o.kind, g.code AS "orderCode", g."poNumber",
      (g."grandTotal" + (SELECT coalesce(sum(x.amount + x."salesTax"), 0)
        FROM "OrderCharge" x WHERE x."orderGroupId" = g.id))::text AS total,
      g.currency, o."createdAt", ${STATUS}, ${CUSTOMER}
    FROM "SalesOrder" o JOIN "OrderGroup" g ON g.id = o."orderGroupId"
      JOIN "Customer" c ON c.id = o."customerId" JOIN "EntityStatus" s ON s.id = o."statusId"
    ORDER BY o."createdAt" DESC, o.id DESC LIMIT $1`,
};

/** Invoices of all customers, as in the staff's list. */
export const INVOICE_LIST = {
  name: 'invoice-list',
  text: `SELECT 'Invoice' AS "__typename", i.id, i.number, g.code AS "orderCode", i."poNumber", i."issuedOn"::text AS "issuedOn",
      i."dueOn"::text AS "dueOn", i.total::text AS total, i.applied::text AS applied, i.balance::text AS balance,
      i.currency, ${STATUS}, ${CUSTOMER}
    FROM "Invoice" i LEFT JOIN "OrderGroup" g ON g.id = i."orderGroupId"
      JOIN "Customer" c ON c.id = i."customerId" JOIN "EntityStatus" s ON s.id = i."statusId"
    ORDER BY i."numberRank" DESC, i.id DESC LIMIT $1`,
};

/** Payments of all customers, newest first. */
export const PAYMENT_LIST = {
  name: 'payment-list',
  text: `SELECT 'Payment' AS "__typename", p.id, p.number, p."receivedOn"::text AS "receivedOn", p.method, p.reference,
      p.amount::text AS amount, p.applied::text AS applied, p.available::text AS available, p.currency, ${CUSTOMER}
    FROM "Payment" p JOIN "Customer" c ON c.id = p."customerId"
    ORDER BY p."receivedOn" DESC, p.id DESC LIMIT $1`,
};

/** Credits of all customers. */
export const CREDIT_LIST = {
  name: 'credit-list',
  text: `SELECT 'CustomerCredit' AS "__typename", r.id, r.number, r."issuedOn"::text AS "issuedOn", r.kind, r.reason,
      r.amount::text AS amount, r.applied::text AS applied, r.available::text AS available, r.currency, ${CUSTOMER}
    FROM "CustomerCredit" r JOIN "Customer" c ON c.id = r."customerId"
    ORDER BY r."numberRank" DESC, r.id DESC LIMIT $1`,
};

/** Consignments of all customers. */
export const CONSIGNMENT_LIST = {
  name: 'consignment-list',
  text: `SELECT 'Consignment' AS "__typename", o.id, o.number, o."issuedOn"::text AS "issuedOn", o."dueOn"::text AS "dueOn",
      o."memoValue"::text AS "memoValue", o."outValue"::text AS "outValue", o.currency, ${STATUS}, ${CUSTOMER}
    FROM "Consignment" o
      JOIN "Customer" c ON c.id = o."customerId" JOIN "EntityStatus" s ON s.id = o."statusId"
    ORDER BY o."numberRank" DESC, o.id DESC LIMIT $1`,
};

/** Jobs on the bench, most urgent first. */
export const BENCH_JOB_LIST = {
  name: 'bench-job-list',
  text: `SELECT ${JOB}, CASE WHEN j.stage IS NOT NULL THEN json_build_object('code', j.stage) END AS stage, j."startBy"::text AS "startBy", ${STATUS}, ${CUSTOMER}
    FROM "JobOrder" j JOIN "Customer" c ON c.id = j."customerId" JOIN "EntityStatus" s ON s.id = j."statusId"
    WHERE j."statusId" IN (1905, 1906, 1907) ORDER BY j."startBy" ASC NULLS LAST, j.id ASC LIMIT $1`,
};

const OFFERS = (attribute: number) => `EXISTS (SELECT FROM "ItemTypeAttribute" offer
      JOIN "ItemTypeAttributeOption" offered ON offered."itemTypeAttributeId" = offer.id
      WHERE offer."itemTypeId" = t.id AND offer."attributeId" = $${attribute} AND offered."optionId" = ANY($${attribute + 1}::int[]))`;

/** Pieces of the catalogue with options of three attributes. */
export const PRODUCTS = {
  name: 'products',
  text: `SELECT 'ItemType' AS "__typename", t.id, t.code, t."nameEn" AS name, t."listPrice"::text AS "listPrice",
      t."leadDays", t.featured, json_build_object('id', g.id, 'name', g."nameEn") AS "itemGroup"
    FROM "ItemType" t JOIN "ItemGroup" g ON g.id = t."itemGroupId"
    WHERE t."shownInCatalog" AND ${OFFERS(2)} AND ${OFFERS(4)} AND ${OFFERS(6)}
    ORDER BY t."featuredRank", t.id LIMIT $1`,
};
