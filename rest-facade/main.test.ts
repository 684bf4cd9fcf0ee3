import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { startProduct } from '../test/product/product.ts';
import { restClient } from '../test/rest/client.ts';
import { findProduct, placeOrder } from '../test/rest/shopping.ts';

const product = await startProduct();
afterAll(product.stop);
const facade = run({
  PORT: '0',
  GRAPHQL_URL: `${product.url}/graphql`,
  CORS_ORIGINS: 'https://partner.example',
});
afterAll(() => {
  facade.kill();
});
const url = await addressOf(facade);
const client = restClient(url);

/** The facade in a separate process. */
function run(env: Record<string, string>): ChildProcess {
  const { PATH = '' } = process.env;
  return spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { env: { PATH, ...env } });
}

async function textOf(stream: NodeJS.ReadableStream | null): Promise<string> {
  let text = '';
  for await (const part of stream ?? []) text += String(part);
  return text;
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  const [line] = stdout ? await once(stdout, 'data') : [];
  const address = /http:\/\/[\d.]+:\d+/.exec(String(line))?.[0];
  if (!address) throw new Error(`The facade did not start: ${line}`);
  return address;
}

test('alone it answers as it does in the product', async () => {
  const piece = await findProduct(client, ({ isStock }) => !isStock);
  const { order, jobs } = await placeOrder(client, 'buyer', piece);
  expect(jobs[0].order_code).toBe(order.order_code);
  const mounted = await restClient(product.url).get(`/job-orders-extended/${jobs[0].jobID}/detail`, 'buyer');
  expect(await client.get(`/job-orders-extended/${jobs[0].jobID}/detail`, 'buyer')).toEqual(mounted);
  const image = new File(['not a picture'], 'a.png');
  const form = { jobOrderID: String(jobs[0].jobID), note: 'With a picture', image };
  const refused = await client.ask('POST', '/JobOrders/customernotes', 'buyer', { form });
  expect([refused.status, refused.body.errorMessages[0].code]).toEqual([422, 'UNSUPPORTED_IMAGE']);
  expect((await client.ask('GET', '/auth/user', null)).status).toBe(401);
});

test.each([
  ['https://partner.example', 204, 'https://partner.example'],
  ['https://evil.example', 404, null],
])('a page of %s asks before it calls: %i', async (origin, status, allowed) => {
  const preflight = await fetch(`${url}/api/auth/user`, { method: 'OPTIONS', headers: { origin } });
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([status, allowed]);
  const answer = await fetch(`${url}/api/FormatSettings`, { headers: { origin } });
  expect(answer.headers.get('access-control-allow-origin')).toBe(allowed);
  expect(answer.headers.get('vary')).toBe('Origin, Accept-Language, Authorization');
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
});

test('a bad environment ends it with one line for each variable', async () => {
  const bad = run({ PORT: 'abc', GRAPHQL_URL: 'here', CORS_ORIGINS: 'partner' });
  const [text, [code]] = await Promise.all([textOf(bad.stderr), once(bad, 'exit')]);
  expect(code).toBe(1);
  expect(text.trim().split('\n')).toEqual([
    'PORT must be a port number',
    'CORS_ORIGINS must be a comma-separated list of origins',
    expect.stringMatching(/^GRAPHQL_URL must be/),
  ]);
});

test('it stops on SIGTERM', async () => {
  facade.kill('SIGTERM');
  const [code] = await once(facade, 'exit');
  expect(code).toBe(0);
});
