import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { parse } from 'graphql';
import { startProduct } from '../../../test/product/product.ts';
import { isStartUpData } from '../../fast-path/start-up-data.ts';
import { readPersistedOperations } from '../../persisted-operations/read-persisted-operations.ts';
import { createActor, tokenOf } from '../../test/actors.ts';
import { testConfig } from '../../test/services.ts';

const folder = mkdtempSync(join(tmpdir(), 'aurifex-start-up-'));
const file = join(folder, 'own.json');
writeFileSync(
  file,
  JSON.stringify({
    lists:
      'query Lists($type: StatusEntityType!) { statuses(entityType: $type) { code name } countries { code name } priorities { name } }',
    public: '{ countries { code } }',
    whoami: 'query WhoAmI { viewer { user { userName } } }',
  }),
);
const product = await startProduct({
  seed: 'reference',
  services: { config: { ...testConfig, persistedOperations: file, port: 0 } },
});
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true });
});
const { db, sql } = product;
const buyer = await createActor(db, { role: 'ADMINISTRATOR' });
const token = tokenOf(buyer);
const variables = JSON.stringify({ type: 'JOB_ORDER' });

function get(headers: Record<string, string> = {}, documentId = 'lists'): Promise<Response> {
  return fetch(`${product.url}/graphql?${new URLSearchParams({ documentId, variables })}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
}

test('an unchanged answer is 304 and reads nothing', async () => {
  const first = await get();
  const etag = first.headers.get('etag') ?? '';
  expect([first.status, (await first.json()).data.countries.length > 200, etag.length]).toEqual([
    200,
    true,
    29,
  ]);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  sql.reset();
  const again = await get({ 'if-none-match': etag });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  expect(sql.statements).toEqual([]);
  expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
});

test('a language and a viewer have tags of their own', async () => {
  const [en, fr] = await Promise.all([get(), get({ 'accept-language': 'fr' })]);
  expect(fr.headers.get('etag')).not.toBe(en.headers.get('etag'));
  const visitor = await fetch(`${product.url}/graphql?documentId=public`);
  expect([visitor.status, visitor.headers.get('etag')]).toEqual([
    200,
    expect.stringMatching(/^"[\w-]{27}"$/),
  ]);
});

test('a change of a row is seen at once', async () => {
  const etag = (await get()).headers.get('etag') ?? '';
  await db.priority.updateMany({ data: { nameEn: 'Renamed' } });
  for (let tries = 0; tries < 50; tries += 1) {
    const changed = await get({ 'if-none-match': etag });
    if (changed.status === 200) {
      expect((await changed.json()).data.priorities[0].name).toBe('Renamed');
      return;
    }
  }
  throw new Error('The old tag still stands.');
});

test('a bad token is answered 401, with a matching tag as well', async () => {
  const etag = (await get()).headers.get('etag') ?? '';
  const answer = await get({ 'if-none-match': etag, authorization: 'Bearer nonsense' });
  expect([answer.status, (await answer.json()).errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
});

test('no operation that changes anything goes by GET', async () => {
  const [id = ''] =
    [...readPersistedOperations(null)].find(([, { name }]) => name === 'signOutMutation') ?? [];
  const answer = await get({}, id);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});

test('other queries have no tag', async () => {
  const answer = await get({}, 'whoami');
  expect(answer.headers.get('etag')).toBeNull();
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['{ countries { name } companyDetails { name } }', true],
  ['{ statuses(entityType: JOB_ORDER) { code } modules { code } }', true],
  ['{ alloys { name } itemGroups { code } }', true],
  ['{ countries { name } viewer { user { userName } } }', false],
  ['{ customers { edges { node { name } } } }', false],
  ['mutation { signOut(input: {}) { __typename } }', false],
])('%s is start-up data: %s', (text, expected) => {
  expect(isStartUpData(parse(text))).toBe(expected);
});
