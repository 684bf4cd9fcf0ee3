import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { parse, validate } from 'graphql';
import { BadConfigError } from '../config/config.ts';
import { schema } from '../schema/index.ts';
import { createActor, tokenOf } from '../test/actors.ts';
import { testDatabase } from '../test/database.ts';
import { serve } from '../test/serve.ts';
import { findPersisted, readPersistedOperations } from './read-persisted-operations.ts';

const folder = mkdtempSync(join(tmpdir(), 'aurifex-operations-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

const DEEP = `{ products { edges { node { categories { parent { parent { parent { parent { name } } } } } } } } }`;
const file = written(
  'own.json',
  JSON.stringify({ deep: DEEP, typename: 'query Own($a: Boolean = true) { __typename @include(if: $a) }' }),
);

const { db } = await testDatabase();
const { url, post } = await serve(db, { config: { persistedOperations: file } });
const administrator = await createActor(db, { role: 'ADMINISTRATOR' });
const token = tokenOf(administrator);
const operations = readPersistedOperations(null);

async function send(body: object): Promise<{ status: number; body: unknown }> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}

function idOf(name: string): string {
  const found = [...operations].find(([, operation]) => operation.name === name);
  if (!found) throw new Error(`${name} is not persisted.`);
  return found[0];
}

test('every persisted operation is valid, and is one operation', () => {
  expect(operations.size).toBeGreaterThan(100);
  for (const { text, name } of operations.values()) {
    const document = parse(text);
    expect([name, validate(schema, document)]).toEqual([name, []]);
    expect(document.definitions.filter(({ kind }) => kind === 'OperationDefinition')).toHaveLength(1);
  }
});

test('an operation is sent by its id, with its variables', async () => {
  const answer = await send({
    documentId: idOf('AuthorizationErrorPageQuery'),
    variables: { number: 1701 },
    operationName: 'AuthorizationErrorPageQuery',
  });
  expect(answer).toMatchObject({ status: 200, body: { data: { permission: { number: 1701 } } } });
});

test('a hash may name its algorithm', async () => {
  const documentId = `sha256:${idOf('RestCountries')}`;
  expect(await send({ documentId })).toMatchObject({
    status: 200,
    body: { data: { countries: expect.any(Array) } },
  });
});

test.each(['unknown', 7, {}])('the unknown id %j has its own error code', async (documentId) => {
  expect(await send({ documentId, query: '{ __typename }' })).toMatchObject({
    status: 404,
    body: { errors: [{ extensions: { code: 'PERSISTED_OPERATION_NOT_FOUND' } }] },
  });
});

test('mutations and files go by id as well', async () => {
  const form = new FormData();
  const operation = { documentId: idOf('RestUploadFile'), variables: { input: { file: null } } };
  form.set('operations', JSON.stringify(operation));
  form.set('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.set('0', new File(['no picture'], 'ring.png', { type: 'image/png' }));
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(await response.json()).toMatchObject({ data: { result: { __typename: 'InvalidInputError' } } });
});

describe('the limits of what visitors make up', () => {
  const aliases = Array.from({ length: 11 }, (_, index) => `a${index}: version`).join(' ');

  test.each([
    ['depth', DEEP],
    ['aliases', `{ storefront { ${aliases.replaceAll('version', 'pricesShown')} } }`],
    ['rootFields', `{ ${'version '.repeat(7)} }`],
    ['cost', `{ products(first: 100) { edges { node { ${'code '.repeat(45)} } } } }`],
    ['tokens', `{ nodes(ids: [${'"a" '.repeat(2_000)}]) { id } }`],
    ['characters', `{ version } # ${'x'.repeat(20_000)}`],
  ])('%s', async (limit, query) => {
    expect(await (await post(query)).json()).toMatchObject({
      errors: expect.arrayContaining([
        expect.objectContaining({
          extensions: expect.objectContaining({ code: 'OPERATION_TOO_LARGE', limit }),
        }),
      ]),
    });
    const signedIn = await post(query, {}, { authorization: `Bearer ${token}` });
    expect(await signedIn.text()).not.toContain('OPERATION_TOO_LARGE');
  });

  test('do not apply to persisted operations', async () => {
    expect(await send({ documentId: 'deep' })).toMatchObject({
      status: 200,
      body: { data: { products: {} } },
    });
  });
});

describe('operations of an installation', () => {
  test('come beside our own, and never in their place', () => {
    const id = idOf('RestCountries');
    const all = readPersistedOperations(
      written('theirs.json', JSON.stringify({ [id]: '{ version }', b: '{ version }' })),
    );
    expect(findPersisted(all, id)?.name).toBe('RestCountries');
    expect(findPersisted(all, 'b')).toEqual({ name: 'unnamed', text: '{ version }' });
    expect(all.size).toBe(operations.size + 1);
  });

  test.each([
    ['no JSON', written('broken.json', '{')],
    ['no texts', written('numbers.json', '{ "a": 1 }')],
    ['no file', join(folder, 'absent.json')],
  ])('%s stops the start with a readable line', (_what, path) => {
    expect(() => readPersistedOperations(path)).toThrow(BadConfigError);
  });
});
