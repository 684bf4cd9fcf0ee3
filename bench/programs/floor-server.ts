import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';
import {
  BENCH_JOB_LIST,
  CONSIGNMENT_LIST,
  CREDIT_LIST,
  DEEP_PAGE,
  INVOICE_LIST,
  JOB_COUNT,
  JOB_DETAIL,
  JOB_LIST,
  PAYMENT_LIST,
  PRODUCTS,
  QUOTE_LIST,
  SALES_ORDER_LIST,
} from './floor-statements.ts';
import { addLine, clearCart, orderCart, readTemplates, type Templates } from './floor-writes.ts';

/**
 * The floor: the time that Node.js http and PostgreSQL need for the same responses without any layer between them. No
 * GraphQL, no access rights, no encoded ids, and one prepared statement per request.
 */

const PAGE = 20;
/** Product rules: counts stop at this number. */
const COUNT_CAP = 1_000;

type Row = { id: number };
type Statement = { name: string; text: string };

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

async function rows(statement: Statement, values: unknown[]): Promise<Row[]> {
  return (await pool.query({ ...statement, values })).rows;
}

/** A page as a Relay connection. One extra row shows that there is another page. */
function connection(found: Row[]) {
  const page = found.length > PAGE ? found.slice(0, PAGE) : found;
  return {
    edges: page.map((node) => ({ cursor: String(node.id), node })),
    pageInfo: { hasNextPage: found.length > PAGE, endCursor: String(page.at(-1)?.id) },
  };
}

async function totalOf(customerId: number) {
  const [row] = (await pool.query<{ count: number }>({ ...JOB_COUNT, values: [customerId] })).rows;
  const count = row?.count ?? 0;
  return { count: Math.min(count, COUNT_CAP), atLeast: count > COUNT_CAP };
}

let templates: Templates | null = null;

/** The rows that writes copy. `/prepare` reads them. */
function prepared(): Templates {
  if (!templates) throw new Error('Prepare the floor first.');
  return templates;
}

const ANSWERS: Record<string, (parameters: URLSearchParams) => Promise<object>> = {
  '/job-list': async (parameters) => ({
    jobOrders: connection(await rows(JOB_LIST, [Number(parameters.get('customer')), PAGE + 1])),
  }),
  '/job-list-with-total': async (parameters) => {
    const customerId = Number(parameters.get('customer'));
    const [totalCount, found] = await Promise.all([
      totalOf(customerId),
      rows(JOB_LIST, [customerId, PAGE + 1]),
    ]);
    return { jobOrders: { totalCount, ...connection(found) } };
  },
  '/deep-page': async (parameters) => ({
    jobOrders: connection(
      await rows(DEEP_PAGE, [Number(parameters.get('id')), PAGE + 1, parameters.get('at')]),
    ),
  }),
  '/job-detail': async (parameters) => {
    const [jobOrder] = await rows(JOB_DETAIL, [
      Number(parameters.get('customer')),
      Number(parameters.get('job')),
    ]);
    return { jobOrder: jobOrder ?? null };
  },
  '/quote-list': async () => ({ priceQuotes: connection(await rows(QUOTE_LIST, [PAGE + 1])) }),
  '/sales-order-list': async () => ({ salesOrders: connection(await rows(SALES_ORDER_LIST, [PAGE + 1])) }),
  '/bench-job-list': async () => ({ benchJobs: connection(await rows(BENCH_JOB_LIST, [PAGE + 1])) }),
  '/invoice-list': async () => ({ invoices: connection(await rows(INVOICE_LIST, [PAGE + 1])) }),
  '/payment-list': async () => ({ payments: connection(await rows(PAYMENT_LIST, [PAGE + 1])) }),
  '/credit-list': async () => ({ customerCredits: connection(await rows(CREDIT_LIST, [PAGE + 1])) }),
  '/consignment-list': async () => ({
    outgoingConsignments: connection(await rows(CONSIGNMENT_LIST, [PAGE + 1])),
  }),
  '/products': async (parameters) => {
    const filters = parameters.getAll('attribute').flatMap((attribute) => {
      const [attributeId, ...optionIds] = attribute.split(',').map(Number);
      return [attributeId, optionIds];
    });
    return { products: connection(await rows(PRODUCTS, [PAGE + 1, ...filters])) };
  },
  '/prepare': async (parameters) => {
    templates = await readTemplates(pool, parameters.get('cart') ?? '', parameters.get('order') ?? '');
    return { result: {} };
  },
  '/add-to-cart': (parameters) => addLine(pool, prepared(), parameters.get('cart') ?? ''),
  '/clear-cart': (parameters) => clearCart(pool, prepared(), parameters.get('cart') ?? ''),
  '/submit-order': (parameters) => orderCart(pool, prepared(), parameters.get('cart') ?? ''),
};

async function respond(target: string, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(target, 'http://floor');
  const answer = ANSWERS[pathname];
  if (!answer) {
    response.writeHead(404).end();
    return;
  }
  const text = JSON.stringify({ data: await answer(searchParams) });
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

const server = createServer((request, response) => {
  respond(request.url ?? '/', response).catch((error: unknown) => {
    response.writeHead(500).end(String(error));
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : null });
});
process.once('disconnect', () => process.exit());
