import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { type Actor, bearer, createActor, givenCustomer, visitor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { run } from '../../test/run.ts';
import { serve } from '../../test/serve.ts';

const { db } = await testDatabase();
const { url } = await serve(db);
const luna = await givenCustomer(db, 'Luna');
const orion = await givenCustomer(db, 'Orion');
const buyer = await createActor(db, { role: 'PORTAL_BUYER', customerIds: [luna] });
const colleague = await createActor(db, { role: 'PORTAL_VIEWER', customerIds: [luna] });
const foreignBuyer = await createActor(db, { role: 'PORTAL_ADMIN', customerIds: [orion] });
const staff = await createActor(db, { role: 'STAFF_PRODUCTION' });
const content = await createActor(db, { role: 'STAFF_CONTENT' });

const UPLOAD = `mutation ($input: UploadFileInput!) {
  result: uploadFile(input: $input) {
    __typename
    ... on UploadFileSuccess { file { id databaseId url thumbnailUrl name width height mimeType } }
    ... on MutationError { code }
    ... on InvalidInputError { issues { path code } }
  }
}`;

/** Uploads by the multipart request protocol, like browsers. */
async function upload(actor: Actor, bytes: Uint8Array, name: string, type: string) {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: UPLOAD, variables: { input: { file: null } } }));
  form.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.append('0', new File([new Uint8Array(bytes)], name, { type }));
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers: bearer(actor), body: form });
  return { status: response.status, body: await response.json() };
}

const photo = () => sharp({ create: { width: 900, height: 600, channels: 3, background: '#c6893f' } });
const jpeg = await photo()
  .withExif({ IFD0: { Copyright: 'Secret owner' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
  .jpeg()
  .toBuffer();

test('a photo is stored upright, without its metadata, and served in full size and small', async () => {
  expect(jpeg.includes('Secret owner')).toBe(true);
  const { body } = await upload(buyer, jpeg, '../../ring.jpg', 'image/jpeg');
  const { file } = body.data.result;
  expect(file).toMatchObject({ name: 'ring.jpg', width: 900, height: 600, mimeType: 'image/jpeg' });
  const full = await fetch(url + file.url, { headers: bearer(buyer) });
  const bytes = Buffer.from(await full.arrayBuffer());
  expect(full.headers.get('content-type')).toBe('image/jpeg');
  expect(bytes.includes('Secret owner')).toBe(false);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  const small = await fetch(url + file.thumbnailUrl, { headers: bearer(buyer) });
  expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({
    format: 'webp',
    width: 320,
  });
  const etag = small.headers.get('etag') ?? '';
  const again = await fetch(url + file.thumbnailUrl, {
    headers: { ...bearer(buyer), 'if-none-match': etag },
  });
  expect(again.status).toBe(304);
  expect((await fetch(`${url}${file.url}?w=77`, { headers: bearer(buyer) })).status).toBe(404);
});

test('the content decides, not the name', async () => {
  const png = await photo().png().toBuffer();
  const { body } = await upload(buyer, png, 'photo.txt', 'text/plain');
  expect(body.data.result.file.mimeType).toBe('image/webp');
});

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);

test.each([
  ['nothing', Buffer.alloc(0), 'image/jpeg', 'EMPTY_FILE'],
  ['text', Buffer.from('hello'), 'image/jpeg', 'UNSUPPORTED_IMAGE'],
  ['SVG', SVG, 'image/svg+xml', 'UNSUPPORTED_IMAGE'],
  ['HEIC', HEIC, 'image/heic', 'IMAGE_HEIC'],
  ['a cut photo', jpeg.subarray(0, 400), 'image/jpeg', 'BROKEN_IMAGE'],
  ['a GIF', await photo().gif().toBuffer(), 'image/gif', 'UNSUPPORTED_IMAGE'],
  ['10 MB and more', Buffer.alloc(10 * 1_048_576 + 1), 'image/jpeg', 'FILE_TOO_LARGE'],
])('%s is refused', async (_name, bytes, type, code) => {
  const { status, body } = await upload(buyer, bytes, 'x', type);
  expect([status, body.data.result]).toMatchObject([200, { issues: [{ path: 'file', code }] }]);
});

test('a picture of far more pixels than bytes is refused', async () => {
  const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect(bomb.length).toBeLessThan(1_048_576);
  const { body } = await upload(buyer, bomb, 'bomb.png', 'image/png');
  expect(body.data.result.issues).toEqual([{ path: 'file', code: 'IMAGE_TOO_LARGE' }]);
});

test('a body beyond the limit ends with 413', async () => {
  const { status } = await upload(buyer, Buffer.alloc(12 * 1_048_576), 'x', 'image/jpeg').catch(() => ({
    status: 413,
  }));
  expect(status).toBe(413);
});

test('visitors upload nothing', async () => {
  const { status, body } = await upload(visitor(db), jpeg, 'ring.jpg', 'image/jpeg');
  expect([status, body.errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
});

test('files that hang on nothing are seen by uploader, customer and those who keep the media library', async () => {
  const seen = async (uploader: Actor) => {
    const { body } = await upload(uploader, jpeg, 'ring.jpg', 'image/jpeg');
    const { file } = body.data.result;
    return Promise.all(
      [buyer, colleague, foreignBuyer, staff, content, visitor(db)].map(async (actor) => {
        const { data } = await run(actor, 'query ($id: ID!) { node(id: $id) { id } }', { id: file.id });
        const { status } = await fetch(url + file.url, { headers: bearer(actor) });
        expect(status).toBe(data.node ? 200 : 404);
        return data.node !== null;
      }),
    );
  };
  expect(await seen(buyer)).toEqual([true, true, false, false, true, false]);
  expect(await seen(staff)).toEqual([false, false, false, true, true, false]);
});
