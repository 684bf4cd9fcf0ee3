import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { NewItemType } from '../domains/catalog/item-types/new-item-type.ts';
import { diskStore } from '../storage/disk-store.ts';
import { createActor } from '../test/actors.ts';
import { createSampleCatalog, WORKED_EXAMPLE } from '../test/catalog/sample-catalog.ts';
import { testDatabase } from '../test/database.ts';
import { parsePictureAddress, pictureSource } from './picture-drawing.ts';
import { createPictureHandler } from './picture-handler.ts';

const { db } = await testDatabase();
const BAND = { kind: 'BAND', metalColour: 'YELLOW', finish: 'POLISHED', profile: 'COMFORT', width: 4 };
const SET: NewItemType = {
  ...WORKED_EXAMPLE,
  code: 'SET-1',
  drawing: { ...BAND, kind: 'COVER', pieces: [BAND, { ...BAND, width: 2 }] },
  subItems: [{ code: 'BAND-1', quantity: 1 }],
};
const ids = await createSampleCatalog(db, { now: new Date(), pieces: [SET] });
const band = ids.get('BAND-1');
const white = await db.alloy.findUniqueOrThrow({ where: { code: '14KW' } });
const category = await db.productCategory.findUniqueOrThrow({ where: { code: 'CLASSIC_BANDS' } });

const dataDir = await mkdtemp(join(tmpdir(), 'aurifex-pictures-'));
const handle = createPictureHandler({ db, dataDir, files: diskStore(dataDir) });
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  handle(request, response, pathname).catch((error) => response.destroy(error));
});
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
// A listening TCP server has an address with a port.
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await rm(dataDir, { recursive: true, force: true });
});

async function get(path: string, init?: RequestInit) {
  const answer = await fetch(`${origin}${path}`, init);
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}

test('a picture is a square WebP that may be cached for ever', async () => {
  const { status, headers, body } = await get(`/pictures/pieces/${band}/0/0/320.webp?v=1`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/webp');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 });
  const again = await get(`/pictures/pieces/${band}/0/0/320.webp`, {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  // The picture at an address without a version may change.
  expect(again.headers.get('cache-control')).toBe('public, no-cache');
});

test('another metal is another picture', async () => {
  const yellow = await get(`/pictures/pieces/${band}/0/0/160.webp`);
  const inWhite = await get(`/pictures/pieces/${band}/${white.id}/0/160.webp`);
  expect(inWhite.status).toBe(200);
  expect(inWhite.body.equals(yellow.body)).toBe(false);
});

test('offered and chosen options are visible, and nothing else changes a picture', async () => {
  const plain = await get(`/pictures/pieces/${band}/0/0/160.webp`);
  const brushed = await get(`/pictures/pieces/${band}/0/0/160.webp?finish=BRUSHED`);
  const unknown = await get(
    `/pictures/pieces/${band}/0/0/160.webp?finish=SATIN&gem=RUBY&carat=99&part.alloy=7`,
  );
  expect(brushed.body.equals(plain.body)).toBe(false);
  expect(unknown.body.equals(plain.body)).toBe(true);
});

test('a part of a set that is chosen apart shows its own choices, its standard too', async () => {
  const yellow = await db.alloy.findUniqueOrThrow({ where: { code: '14KY' } });
  const set = async (terms: string) =>
    (await get(`/pictures/pieces/${ids.get('SET-1')}/0/0/160.webp?${terms}`)).body.toString('base64');
  const both = await set('finish=BRUSHED');
  expect(await set(`finish=BRUSHED&part.alloy=${yellow.id}&part.finish=BRUSHED`)).toBe(both);
  const [neither, main, part] = [
    await set(''),
    await set(`finish=BRUSHED&part.alloy=${yellow.id}`),
    await set(`part.alloy=${yellow.id}&part.finish=BRUSHED`),
  ];
  expect(new Set([both, neither, main, part]).size).toBe(4);
});

test('shows the photo of a set until a part has a different look', async () => {
  const yellow = await db.alloy.findUniqueOrThrow({ where: { code: '14KY' } });
  const { userId } = await createActor(db, { role: 'STAFF_CONTENT' }, new Date());
  const file = { digest: 'a'.repeat(64), mimeType: 'image/webp', size: 10, width: 640, height: 640 };
  const { id: fileId } = await db.file.create({
    data: { ...file, originalName: 'set.webp', uploadedById: userId ?? 0 },
  });
  const itemTypeId = ids.get('SET-1') ?? 0;
  const photo = await db.itemTypePhoto.create({ data: { itemTypeId, fileId, rank: 0 } });
  const shown = async (terms: string) => {
    const path = `/pictures/pieces/${itemTypeId}/${yellow.id}/0/160.webp`;
    const address = parsePictureAddress(path, terms);
    return Object.keys((address && (await pictureSource(db, address))) ?? {});
  };
  expect(await shown('')).toEqual(['photo']);
  expect(await shown(`part.alloy=${yellow.id}`)).toEqual(['photo']);
  expect(await shown(`part.alloy=${white.id}`)).toEqual(['drawing']);
  expect(await shown(`finish=BRUSHED&part.alloy=${yellow.id}`)).toEqual(['drawing']);
  await db.itemTypePhoto.delete({ where: { id: photo.id } });
});

test('many who ask at once get one rendition, and no half-written file stays', async () => {
  const path = `/pictures/pieces/${ids.get('PENDANT-1')}/0/0/640.webp`;
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(path)));
  expect(new Set(answers.map(({ body }) => body.toString('base64'))).size).toBe(1);
  const files = await readdir(join(dataDir, 'renditions'), { recursive: true });
  expect(files.filter((name) => name.includes('-640'))).toEqual([expect.stringMatching(/-640\.webp$/)]);
});

test('a category without a cover shows its first piece', async () => {
  expect((await get(`/pictures/categories/${category.id}/160.webp`)).status).toBe(200);
});

test.each([
  '/pictures/pieces/999999/0/0/320.webp',
  `/pictures/pieces/${band}/999999/0/320.webp`,
  `/pictures/pieces/${band}/0/7/320.webp`,
  `/pictures/pieces/${band}/0/0/321.webp`,
  `/pictures/pieces/${band}/0/0/320.png`,
  '/pictures/pieces/99999999999/0/0/320.webp',
  '/pictures/categories/0/320.webp',
  `/pictures/categories/${category.id}/large/320.webp`,
  `/pictures/categories/${category.id}/small/320.webp`,
  `/pictures/categories/${category.id}/other/320.webp`,
  '/pictures/../package.json',
])('%s is missing', async (path) => {
  const { status, headers } = await get(path);
  expect(status).toBe(404);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('pictures are only read', async () => {
  expect((await get(`/pictures/pieces/${band}/0/0/320.webp`, { method: 'POST' })).status).toBe(405);
});
