import { expect, test } from '@jest/globals';
import { createActor, visitor } from '../../../test/actors.ts';
import { createSampleCatalog } from '../../../test/catalog/sample-catalog.ts';
import { testDatabase } from '../../../test/database.ts';
import { run } from '../../../test/run.ts';

const { db } = await testDatabase();
const NOW = new Date('2026-06-01T15:00:00Z');
const ids = await createSampleCatalog(db, { now: NOW });
const content = await createActor(db, { role: 'STAFF_CONTENT' }, NOW);
const sales = await createActor(db, { role: 'STAFF_SALES' }, NOW);
const band = ids.get('BAND-1') ?? 0;
const productId = btoa(`ItemType:${band}`);
const white = await db.alloy.findUniqueOrThrow({ where: { code: '14KW' } });

async function uploaded(name: string): Promise<number> {
  const { id } = await db.file.create({
    data: {
      digest: name.padEnd(64, '0'),
      mimeType: 'image/webp',
      size: 10,
      width: 800,
      height: 600,
      originalName: name,
      uploadedById: content.userId ?? 0,
    },
  });
  return id;
}

// The GraphQL response.
// biome-ignore lint/suspicious/noExplicitAny: the answer of a test's own document
type Answer = any;

async function act(name: string, input: object, actor = content): Promise<Answer> {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const document = `mutation ($input: ${base}Input!) { result: ${name}(input: $input) { __typename
    ... on InvalidInputError { issues { path code } }
    ... on ${base}Success { product { version photos { databaseId metalColour shape file { name } } } } } }`;
  return (await run(actor, document, { input: { productId, ...input } }, { now: NOW })).data.result;
}

const SHOWN = `query ($alloyId: Int, $shape: String) { product(code: "BAND-1") {
  version images(alloyId: $alloyId, shape: $shape) { url height } } }`;

async function shown(variables: Record<string, unknown> = {}): Promise<{ url: string; height: number }[]> {
  return (await run(visitor(db), SHOWN, variables, { now: NOW })).data.product.images;
}

test('a piece is drawn until it has photos, and again in metals that have none', async () => {
  expect(await shown()).toEqual([{ url: `/pictures/pieces/${band}/0/0/1200.webp?v=1`, height: 1200 }]);
  const added = await act('addProductPhoto', { fileId: await uploaded('front'), metalColour: 'YELLOW' });
  await act('addProductPhoto', { fileId: await uploaded('top'), metalColour: 'YELLOW' });
  expect(added.product).toMatchObject({
    version: 2,
    photos: [{ metalColour: 'YELLOW', shape: null, file: { name: 'front' } }],
  });
  // URLs change with the photos, so that cached drawings are not used.
  expect(await shown()).toEqual([
    { url: `/pictures/pieces/${band}/0/0/1200.webp?v=3`, height: 900 },
    { url: `/pictures/pieces/${band}/0/1/1200.webp?v=3`, height: 900 },
  ]);
  expect(await shown({ alloyId: white.id })).toEqual([
    { url: `/pictures/pieces/${band}/${white.id}/0/1200.webp?v=3`, height: 1200 },
  ]);
});

test('photos differ by the cut of the stone', async () => {
  await act('addProductPhoto', { fileId: await uploaded('oval'), metalColour: 'WHITE', shape: 'OVAL' });
  const asked = { alloyId: white.id, shape: 'OVAL' };
  expect(await shown(asked)).toEqual([
    { url: `/pictures/pieces/${band}/${white.id}/0/1200.webp?v=4&cut=OVAL`, height: 900 },
  ]);
  expect(await shown({ ...asked, shape: 'PEAR' })).toMatchObject([{ height: 1200 }]);
});

test('reorders photos, all of them or none, and removes them', async () => {
  const photos = await db.itemTypePhoto.findMany({ where: { itemTypeId: band }, orderBy: { rank: 'asc' } });
  const photoIds = photos.map(({ id }) => id).toReversed();
  const sorted = await act('sortProductPhotos', { photoIds });
  expect(sorted.product.photos.map(({ databaseId }: { databaseId: number }) => databaseId)).toEqual(photoIds);
  for (const wrong of [photoIds.slice(1), [...photoIds, 999], [photoIds[0], photoIds[0], photoIds[1]]])
    expect((await act('sortProductPhotos', { photoIds: wrong })).issues).toEqual([
      { path: 'photoIds', code: 'UNKNOWN' },
    ]);
  const removed = await act('removeProductPhoto', { photoId: photoIds[0] });
  expect(removed.product.photos).toHaveLength(photoIds.length - 1);
  expect((await act('removeProductPhoto', { photoId: photoIds[0] })).issues).toEqual([
    { path: 'photoId', code: 'UNKNOWN' },
  ]);
});

test.each<[string, object, object[]]>([
  ['a colour that no alloy has', { metalColour: 'GREEN' }, [{ path: 'metalColour', code: 'UNKNOWN' }]],
  ['a cut that there is not', { shape: 'ROUNDISH' }, [{ path: 'shape', code: 'UNKNOWN' }]],
  ['a file of nobody', { fileId: 999_999 }, [{ path: 'fileId', code: 'UNKNOWN' }]],
])('%s is refused by name', async (_case, input, issues) => {
  expect((await act('addProductPhoto', { fileId: await uploaded('x'), ...input })).issues).toEqual(issues);
});

test('only who keeps the catalogue changes photos', async () => {
  const refused = await act('addProductPhoto', { fileId: await uploaded('y') }, sales);
  expect(refused.__typename).toBe('ForbiddenError');
});
