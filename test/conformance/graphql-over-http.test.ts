import { afterAll, expect, test } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { LIMITS } from '../../server/operation-limits/limits.ts';
import { readPersistedOperations } from '../../server/persisted-operations/read-persisted-operations.ts';
import { startProduct } from '../product/product.ts';

const { url, stop } = await startProduct({ seed: 'reference' });
afterAll(stop);

const endpoint = `${url}/graphql`;
const audits = serverAudits({ url: endpoint, fetchFn: fetch });
let passed = 0;
afterAll(() => {
  process.stdout.write(`GraphQL over HTTP: ${passed} of ${audits.length} audits\n`);
});

test.each(audits.map((audit) => [audit.id, audit.name, audit] as const))(
  '%s %s',
  async (_id, _name, audit) => {
    const result = await audit.fn();
    expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok');
    passed += 1;
  },
);

/** The query of every page, which visitors can use too. */
const shell = [...readPersistedOperations(null)].find(([, { name }]) => name === 'ShellQuery');

/** The audits do not cover persisted operations, which follow the same rules on both paths. */
test.each([
  ['application/graphql-response+json', 'application/graphql-response+json; charset=utf-8'],
  ['application/json', 'application/json; charset=utf-8'],
  ['*/*', 'application/json; charset=utf-8'],
  ['text/html;q=0.1, application/json', 'application/json; charset=utf-8'],
])('a persisted query with Accept %s is %s', async (accept, contentType) => {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify({ documentId: shell?.[0] }),
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, contentType]);
  expect(await response.json()).toMatchObject({ data: { viewer: null } });
});

test('the audited server is the protected one', async () => {
  const query = `{ ${Array.from({ length: LIMITS.aliases + 1 }, (_, n) => `a${n}: __typename`).join(' ')} }`;
  const tooLarge = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  expect((await tooLarge.json()).errors[0].extensions.code).toBe('OPERATION_TOO_LARGE');
  expect(tooLarge.headers.get('content-security-policy')).toContain("default-src 'none'");
  const forged = await fetch(`${endpoint}?query={__typename}`, { headers: { cookie: 'aurifex-token=abc' } });
  expect(forged.status).toBe(403);
});
