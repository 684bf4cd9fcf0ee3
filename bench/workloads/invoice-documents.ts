import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../server/database/client.ts';
import { ask, type Call } from '../call.ts';
import type { Environment } from '../environment.ts';
import { httpLane } from '../http-lane.ts';
import { load, sampleOf } from '../load.ts';
import type { Sample } from '../sample.ts';
import { p50AtMost, p99AtMost } from '../targets.ts';
import type { Workload } from '../workload.ts';

/** Lines of an invoice, and invoices of a bulk document. */
const LINES = 30;
const INVOICES = 100;
const CART = { sessionId: 'invoices' };

/** First id of the copied invoices. */
const FIRST_COPY = 1_000_000_000;

/** A document of one invoice, a document of a hundred invoices, and the delay of other requests during the latter. */
export function invoiceDocuments({ fixtures, product, databaseUrl }: Environment): Workload {
  const { shopper, admin } = product;
  /** Global ids of the invoices, and the number of the first. */
  const invoices = { number: '', ids: [] as string[] };

  /** Orders the pieces and issues their invoice. */
  async function bill(): Promise<{ id: number; number: string }> {
    await ask(await shopper.call('BenchClearCart', { input: CART }, 'ClearCartSuccess'));
    for (let line = 0; line < LINES; line += 1) {
      const input = { ...CART, quantity: 1, configuration: fixtures.configuration };
      await ask(await shopper.call('BenchAddToCart', { input }, 'AddToCartSuccess'));
    }
    const submitted = await shopper.call('BenchSubmitOrder', { input: CART }, 'SubmitOrderSuccess');
    // The operations declare the types of their responses.
    const { orderCode } = ((await ask(submitted)) as Answer<{ orderCode: string }>).data.result;
    const agreed = await admin.call(
      'BenchSalesOrder',
      { input: { orderCode, kind: 'SO' } },
      'CreateSalesOrderSuccess',
    );
    const { salesOrder } = ((await ask(agreed)) as Answer<{ salesOrder: { id: string } }>).data.result;
    const input = { salesOrderId: salesOrder.id, issue: true };
    const issued = await admin.call('BenchInvoice', { input }, 'CreateInvoiceSuccess');
    const { invoice } = ((await ask(issued)) as Answer<{ invoice: { databaseId: number; number: string } }>)
      .data.result;
    return { id: invoice.databaseId, number: invoice.number };
  }

  const one = async () => documentCall(`${product.url}/documents/invoice/${invoices.number}.pdf`, admin);
  const pile = async () => {
    const ids = new URLSearchParams(invoices.ids.map((id) => ['id', id]));
    return documentCall(`${product.url}/documents/invoices.pdf?${ids}`, admin);
  };

  /** Prints the bulk document repeatedly. */
  async function print(seconds: number): Promise<Sample> {
    const call = await pile();
    const times: number[] = [];
    const end = performance.now() + seconds * 1_000;
    do {
      const begun = performance.now();
      await printed(call);
      times.push(performance.now() - begun);
    } while (performance.now() < end);
    return sampleOf(times, times.reduce((sum, time) => sum + time, 0) / 1_000);
  }

  async function beside(seconds: number): Promise<Sample> {
    const alive = { url: `${product.url}/healthz`, method: 'GET', headers: {}, status: 200 } as const;
    const prints = print(seconds + 0.2);
    const [sample] = await Promise.all([
      sleep(100).then(() => load({ ...alive, accepts: () => true }, seconds, 1)),
      prints,
    ]);
    return sample;
  }

  return {
    name: 'invoice documents',
    lanes: [httpLane('one', one, 1), { name: 'pile', measure: print }, { name: 'beside', measure: beside }],
    rows: [
      { name: `invoice of ${LINES} lines as PDF, one caller`, lane: 'one', targets: [p50AtMost(25)] },
      { name: `${INVOICES} invoices in one PDF`, lane: 'pile', targets: [p50AtMost(2_500)] },
      { name: 'the smallest request during these, one caller', lane: 'beside', targets: [p99AtMost(20)] },
    ],
    check: async () => {
      if (invoices.ids.length > 0) return;
      const { id, number } = await bill();
      invoices.number = number;
      const copies = await copyInvoice(databaseUrl, id);
      invoices.ids.push(...[id, ...copies].map((each) => btoa(`Invoice:${each}`)));
      for (const call of [await one(), await pile()]) await printed(call);
    },
  };
}

type Answer<Result> = { data: { result: Result } };

/** A request for a document. */
async function documentCall(url: string, by: Environment['product']['admin']): Promise<Call> {
  const { 'content-type': _json, ...headers } = await by.headers();
  return { url, method: 'GET', headers, status: 200, accepts: (body) => body.startsWith('%PDF-') };
}

async function printed({ url, headers, accepts }: Call): Promise<void> {
  const response = await fetch(url, { headers });
  const text = await response.text();
  if (!response.ok || !accepts(text)) throw new Error(`${url} returned ${response.status}`);
}

/** Copies an issued invoice without its order. Returns the ids of the copies. */
async function copyInvoice(url: string, id: number): Promise<number[]> {
  const { db, close } = openDatabase(url, { maxConnections: 1 });
  try {
    const copied = await db.$queryRaw<{ id: number }[]>`
      INSERT INTO "Invoice" SELECT (jsonb_populate_record(NULL::"Invoice", to_jsonb(invoice) || jsonb_build_object(
        'id', ${FIRST_COPY}::int + invoice.id + n, 'number', 'INV-' || (${FIRST_COPY}::int + invoice.id + n),
        'numberRank', ${FIRST_COPY}::int + invoice.id + n, 'orderGroupId', NULL, 'salesOrderId', NULL))).*
      FROM "Invoice" invoice, generate_series(1, ${INVOICES}::int - 1) n WHERE invoice.id = ${id}
      ON CONFLICT (id) DO UPDATE SET version = EXCLUDED.version RETURNING id`;
    return copied.map((row) => row.id);
  } finally {
    await close();
  }
}
