import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, expect, test } from '@jest/globals';
import { startProduct } from '../../test/product/product.ts';
import { createActor, givenCustomer, tokenOf } from '../test/actors.ts';
import { recordedLog } from '../test/log-lines.ts';

const { logger, lines } = recordedLog();
const { url, db, stop } = await startProduct({ seed: 'reference', services: { logger } });
afterAll(stop);
const luna = await givenCustomer(db, 'Luna');
const token = tokenOf(await createActor(db, { role: 'PORTAL_BUYER', customerIds: [luna] }));

const form = 'multipart/form-data; boundary=x';
const part = '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{"query":';

test.each([
  ['JSON to GraphQL', '/graphql', 'application/json', '{"query":"{ viewer'],
  ['a form to GraphQL', '/graphql', form, part],
  ['JSON to REST', '/api/ShoppingCart/addToCart', 'application/json', '{"itemTypeID":'],
  ['a form to REST', '/api/JobOrders/job-note-with-image-insert', form, part],
])('a client that goes away in the middle of %s is no error', async (_what, path, type, begun) => {
  lines.length = 0;
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const head = `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n`;
  socket.write(`${head}Content-Type: ${type}\r\nContent-Length: 5000\r\n\r\n${begun}`);
  // Part of the response was read, so the next request is answered afterwards.
  await fetch(`${url}/healthz`);
  socket.resetAndDestroy();
  while (!lines.some((line) => line.includes(`"path":"${path}"`))) await fetch(`${url}/healthz`);
  expect(lines.filter((line) => /"level":(50|60|"error"|"fatal")/.test(line))).toEqual([]);
});
