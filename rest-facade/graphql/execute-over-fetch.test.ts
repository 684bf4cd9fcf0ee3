import { expect, test } from '@jest/globals';
import { RestUploadFile } from '../operations/jobs/job-actions.ts';
import { RestGetCart } from '../operations/orders/cart.ts';
import { documentId } from './document-id.ts';
import { executeOverFetch, type GraphqlFetch } from './execute-over-fetch.ts';

const CONTEXT = {
  token: 'abc',
  language: 'fr',
  requestId: 'request-1',
  address: '192.0.2.1',
  idempotencyKey: null,
} as const;

/** Records the GraphQL requests. */
function recording() {
  const sent: { url: string; request: Request; address: string }[] = [];
  const record: GraphqlFetch = async (url, init, { address }) => {
    sent.push({ url, request: new Request(url, init), address });
    return Response.json({ data: { cart: null } });
  };
  return { sent, execute: executeOverFetch(record, 'http://graphql.test/graphql') };
}

test('sends a document with its variables, the caller and the language', async () => {
  const { sent, execute } = recording();
  expect(await execute(RestGetCart, { sessionId: 's' }, CONTEXT)).toEqual({ data: { cart: null } });
  const [{ request, address } = { request: undefined, address: '' }] = sent;
  expect(await request?.json()).toEqual({
    documentId: documentId(RestGetCart),
    variables: { sessionId: 's' },
  });
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    authorization: 'Bearer abc',
    'accept-language': 'fr',
    'x-request-id': 'request-1',
  });
  expect(address).toBe('192.0.2.1');
});

test('sends a file by the multipart request protocol', async () => {
  const { sent, execute } = recording();
  await execute(
    RestUploadFile,
    { input: { file: new File(['bytes'], 'ring.png', { type: 'image/png' }) } },
    CONTEXT,
  );
  const form = await sent[0]?.request.formData();
  expect(JSON.parse(String(form?.get('operations')))).toEqual({
    documentId: documentId(RestUploadFile),
    variables: { input: { file: null } },
  });
  expect(JSON.parse(String(form?.get('map')))).toEqual({ '0': ['variables.input.file'] });
  const file = form?.get('0');
  expect(file instanceof File && [file.name, await file.text()]).toEqual(['ring.png', 'bytes']);
});
