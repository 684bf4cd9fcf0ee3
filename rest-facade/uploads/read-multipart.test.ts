import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { RestFailure } from '../errors/failure.ts';
import { readMultipart } from './read-multipart.ts';

const app = express();
app.post('/', async (request, response) => {
  try {
    const { fields, files, remove } = await readMultipart(request);
    const contents = await Promise.all(files.map(async (file) => [file.name, file.type, await file.text()]));
    await remove();
    response.json({ fields, files: contents });
  } catch (error) {
    const failure = error instanceof RestFailure ? error : null;
    response.json({ status: failure?.status, code: failure?.messages[0]?.code });
  }
});
const server = createServer(app);
let url = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an AddressInfo, not the name of a pipe.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

async function post(parts: [string, string | File][]): Promise<unknown> {
  const body = new FormData();
  for (const [name, value] of parts) body.append(name, value);
  return (await fetch(url, { method: 'POST', body })).json();
}

const picture = (size: number) => new File(['x'.repeat(size)], 'ring.png', { type: 'image/png' });

test('reads fields and files, and leaves out an empty file input', async () => {
  const parts: [string, string | File][] = [
    ['note', 'Très joli'],
    ['image', picture(3)],
    ['image', new File([], '')],
  ];
  expect(await post(parts)).toEqual({
    fields: { note: 'Très joli' },
    files: [['ring.png', 'image/png', 'xxx']],
  });
});

test('reads fields of list items as lists, in the order of their positions', async () => {
  expect(
    await post([
      ['items[10].id', '3'],
      ['name', 'Rings'],
      ['items[2].id', '2'],
      ['files[0]', 'no item'],
    ]),
  ).toEqual({
    fields: { name: 'Rings', 'files[0]': 'no item', items: [{ id: '2' }, { id: '3' }] },
    files: [],
  });
});

test.each<[what: string, parts: [string, string | File][], status: number, code: string]>([
  ['a file over 10 MB', [['image', picture(10 * 1024 * 1024 + 1)]], 413, 'FILE_TOO_LARGE'],
  [
    'six files',
    Array.from({ length: 6 }, (): [string, File] => ['image', picture(1)]),
    413,
    'TOO_MANY_FILES',
  ],
  ['a huge text', [['note', 'x'.repeat(200 * 1024)]], 413, 'BODY_TOO_LARGE'],
])('refuses %s', async (_what, parts, status, code) => {
  expect(await post(parts)).toEqual({ status, code });
});

test('refuses a form without its boundary', async () => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data' },
    body: 'x',
  });
  expect(await response.json()).toEqual({ status: 400, code: 'BAD_REQUEST' });
});
