import { afterEach, expect, test } from '@jest/globals';
import { postGraphql } from './post-graphql.ts';

const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

test('files travel as a GraphQL multipart request: operations, map, then each file', async () => {
  let form: FormData | null = null;
  let contentType: unknown;
  globalThis.fetch = async (_url, init) => {
    form = init?.body as FormData; // what the subject sends
    contentType = new Map(Object.entries(init?.headers ?? {})).get('content-type');
    const response = { status: 200, headers: { get: () => null }, json: async () => ({ data: {} }) };
    return response as unknown as Response; // all that is read of it
  };
  const file = new File(['ring'], 'ring.png', { type: 'image/png' });

  await postGraphql({
    documentId: 'a1b2',
    operationName: 'Upload',
    variables: { input: { file: '', title: 'Ring' } },
    files: { 'input.file': file },
  });

  const sent = form as unknown as FormData; // set by the request above
  expect([...sent.keys()]).toEqual(['operations', 'map', '0']);
  expect(JSON.parse(String(sent.get('operations')))).toEqual({
    documentId: 'a1b2',
    operationName: 'Upload',
    variables: { input: { file: null, title: 'Ring' } },
  });
  expect(JSON.parse(String(sent.get('map')))).toEqual({ 0: ['variables.input.file'] });
  expect(sent.get('0')).toEqual(file);
  // The browser adds the boundary.
  expect(contentType).toBeUndefined();
});

test.each([
  ['a page of a proxy', { status: 502, json: () => Promise.reject(new SyntaxError('Unexpected token <')) }],
  ['JSON that is no answer', { status: 200, json: async () => ({ hello: 'world' }) }],
])('%s is a broken connection', async (_case, answer) => {
  globalThis.fetch = async () => ({ headers: { get: () => null }, ...answer }) as unknown as Response; // as above

  await expect(postGraphql({ documentId: 'a1b2', operationName: 'V', variables: {} })).rejects.toThrow(
    `answered ${answer.status}`,
  );
});
