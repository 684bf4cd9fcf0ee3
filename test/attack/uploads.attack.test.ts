import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { attackedProduct } from './attacked-product.ts';
import { animation, interlaced, manyScans, progressive, promising } from './hostile-pictures.ts';
import { head, sendRaw } from './raw-socket.ts';
import { outcomeOf, upload } from './upload-picture.ts';

const product = await attackedProduct();
const buyer = await product.as('buyer@luna.test');
const good = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c6893f' } })
  .jpeg()
  .toBuffer();

const FORM = { 'Content-Type': 'multipart/form-data; boundary=x' };
const BEGIN = '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n';
const { authorization = '' } = buyer;

type Unread = [string, string, Record<string, string>, RegExp];

test.each<Unread>([
  ['a visitor, GraphQL', '/graphql', { 'Content-Length': '9000000' }, /^HTTP\/1\.1 401 /],
  ['a visitor in chunks, GraphQL', '/graphql', { 'Transfer-Encoding': 'chunked' }, /^HTTP\/1\.1 401 /],
  ['a visitor, REST', '/api/JobOrders/notes', { 'Content-Length': '9000000' }, /^HTTP\/1\.1 401 /],
  [
    'a visitor in chunks, REST',
    '/api/JobOrders/customernotes',
    { 'Transfer-Encoding': 'chunked' },
    /^HTTP\/1\.1 401 /,
  ],
  ['a visitor with 5 GB', '/graphql', { 'Content-Length': '5000000000' }, /^HTTP\/1\.1 401 /],
  [
    'a buyer with 12 MB, GraphQL',
    '/graphql',
    { 'Content-Length': '12000000', authorization },
    /^HTTP\/1\.1 413 /,
  ],
  [
    'a buyer with 60 MB, REST',
    '/api/JobOrders/customernotes',
    { 'Content-Length': '60000000', authorization },
    /^HTTP\/1\.1 413 /,
  ],
  [
    'a buyer where only staff may',
    '/api/JobOrders/notes',
    { 'Content-Length': '9000000', authorization },
    /^HTTP\/1\.1 403 /,
  ],
])('the form of %s is refused unread, and the connection closed', async (_who, path, headers, status) => {
  const chunked = headers['Transfer-Encoding'] ? `${BEGIN.length.toString(16)}\r\n${BEGIN}\r\n` : BEGIN;
  const { text, closedAfterMs } = await sendRaw(
    product.url,
    head('POST', path, { ...FORM, ...headers }) + chunked,
  );
  expect(text).toMatch(status);
  expect(closedAfterMs).not.toBeNull();
});

test.each([
  ['GraphQL', '/graphql'],
  ['REST', '/api/JobOrders/customernotes'],
])('a form with a token that is worth nothing is answered before it is read (%s)', async (_face, path) => {
  const headers = { ...FORM, 'Content-Length': '9000000', Authorization: 'Bearer of.no.use' };
  const { text } = await sendRaw(product.url, head('POST', path, headers) + BEGIN, 500);
  expect(text).toMatch(/^HTTP\/1\.1 401 /);
});

test.each<[string, string, Record<string, string>, RegExp]>([
  ['70 kB of JSON from a visitor, GraphQL', '/graphql', { 'Content-Length': '70000' }, /^HTTP\/1\.1 413 /],
  [
    '70 kB of JSON from a visitor, REST',
    '/api/auth/portal-login',
    { 'Content-Length': '70000' },
    /^HTTP\/1\.1 413 /,
  ],
  [
    '2 MB of JSON from a buyer, GraphQL',
    '/graphql',
    { 'Content-Length': '2000000', authorization },
    /^HTTP\/1\.1 413 /,
  ],
  [
    '2 MB of JSON from a buyer, REST',
    '/api/usersetting/CP_PageSize',
    { 'Content-Length': '2000000', authorization },
    /^HTTP\/1\.1 413 /,
  ],
  [
    '900 kB of JSON with a bad token, GraphQL',
    '/graphql',
    { 'Content-Length': '900000', authorization: 'Bearer a.b.c' },
    /^HTTP\/1\.1 401 /,
  ],
  [
    '900 kB of JSON with a bad token, REST',
    '/api/usersetting/CP_PageSize',
    { 'Content-Length': '900000', authorization: 'Bearer a.b.c' },
    /^HTTP\/1\.1 401 /,
  ],
])('%s is refused unread', async (_what, path, headers, status) => {
  const json = { 'Content-Type': 'application/json', ...headers };
  const { text } = await sendRaw(product.url, `${head('POST', path, json)}{"query":`, 500);
  expect(text).toMatch(status);
});

test('a chunked body cannot exceed the limit', async () => {
  const part = Buffer.alloc(1_000_000, 'x');
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from(BEGIN));
      for (let index = 0; index < 30; index += 1) controller.enqueue(part);
      controller.close();
    },
  });
  const init = { method: 'POST', headers: { ...buyer, ...FORM }, body, duplex: 'half' };
  const status = await product.send('/graphql', init as RequestInit).then(
    (answer) => answer.status,
    () => 413,
  );
  expect([400, 413]).toContain(status);
});

const png = (await sharp(good).png().toBuffer()).toString('latin1');

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ['a good photo', () => good, 'UploadFileSuccess'],
  ['600 scans in one file', () => manyScans(600), 'IMAGE_TOO_COMPLEX'],
  ['41 scans', () => manyScans(41), 'IMAGE_TOO_COMPLEX'],
  ['a header of 60,000 by 60,000', () => promising(60_000, 60_000), 'IMAGE_TOO_LARGE'],
  ['a header of 2,147,483,647 by 1', () => promising(2_147_483_647, 1), 'BROKEN_IMAGE'],
  ['a header of 0 by 0', () => promising(0, 0), 'BROKEN_IMAGE'],
  ['a PNG that is decoded whole', () => interlaced(24), 'IMAGE_TOO_COMPLEX'],
  ['a progressive photo of 12 megapixels', () => progressive(12), 'UploadFileSuccess'],
  ['300 frames', () => animation(300), 'IMAGE_TOO_COMPLEX'],
  [
    'a page behind the picture',
    () => Buffer.concat([good, Buffer.from('<script>alert(1)</script>')]),
    'UploadFileSuccess',
  ],
  ['a page', () => Buffer.from('<html><script>alert(1)</script></html>'), 'UNSUPPORTED_IMAGE'],
  [
    'a drawing that loads a file',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    'UNSUPPORTED_IMAGE',
  ],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj'), 'UNSUPPORTED_IMAGE'],
  ['an archive', () => Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(64)]), 'UNSUPPORTED_IMAGE'],
  ['a TIFF', () => sharp(good).tiff().toBuffer(), 'UNSUPPORTED_IMAGE'],
  ['half a photo', () => good.subarray(0, good.length / 2), 'BROKEN_IMAGE'],
  ['the magic number alone', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'BROKEN_IMAGE'],
  ['a PNG that ends early', () => Buffer.from(png.slice(0, 60), 'latin1'), 'BROKEN_IMAGE'],
])('sent %s', async (_what, bytes, outcome) => {
  expect(outcomeOf(await upload(product, buyer, await bytes()))).toBe(outcome);
});

test.each([
  ['en', 'The picture is too complex. Please save it in a simpler form and try again.'],
  ['fr', "L'image est trop complexe. Simplifiez-la, puis réessayez."],
])('REST words the refusal (%s)', async (language, words) => {
  const job = await product.db.jobOrder.findFirstOrThrow({
    where: { placedBy: { userName: 'buyer@luna.test' } },
  });
  const form = new FormData();
  form.append('jobOrderID', String(job.id));
  form.append('note', 'With a picture');
  form.append('image', new File([new Uint8Array(await manyScans(600))], 'a.jpg', { type: 'image/jpeg' }));
  const headers = { ...buyer, 'accept-language': language };
  const answer = await product.send('/api/JobOrders/customernotes', { method: 'POST', headers, body: form });
  expect([answer.status, Object(answer.json()).errorMessages[0].value]).toEqual([422, words]);
});
