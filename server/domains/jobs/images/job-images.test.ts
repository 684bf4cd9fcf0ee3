import { expect, test } from '@jest/globals';
import { localId } from '../../../lib/global-id.ts';
import { testDatabase } from '../../../test/database.ts';
import { run } from '../../../test/run.ts';
import { openShop, orderedJob } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

type Image = { id: string; caption: string; isBig: boolean };

const change = (name: string, id: string, version?: number) => {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return {
    document: `mutation ($input: ${base}Input!) { result: ${name}(input: $input) { __typename
      ... on MutationError { code } ... on ${base}Success { jobOrder { version images { id caption isBig } } } } }`,
    variables: { input: { id, version } },
  };
};

/** A job with three pictures; the first is the main one. */
async function picturedJob(): Promise<{ id: string; images: Image[] }> {
  const { id } = await orderedJob(shop.buyer, shop);
  const jobOrderId = localId('JobOrder', id) ?? 0;
  const { drawing } = await db.jobImage.findFirstOrThrow({ where: { jobOrderId } });
  for (const rank of [1, 2])
    await db.jobImage.create({
      data: { jobOrderId, drawing: drawing ?? {}, rank, captionEn: `view ${rank}` },
    });
  const document = 'query ($id: ID!) { node(id: $id) { ... on JobOrder { images { id caption isBig } } } }';
  return { id, images: (await run(shop.sales, document, { id })).data.node.images };
}

const idAt = (images: readonly Image[], index: number) => images[index]?.id ?? '';

async function call(actor: typeof shop.sales, name: string, id: string, version?: number) {
  const { document, variables } = change(name, id, version);
  return (await run(actor, document, variables)).data.result;
}

test('when the big picture goes, the first that remains becomes the big one', async () => {
  const { images } = await picturedJob();
  const first = await call(shop.production, 'deleteJobImage', idAt(images, 0));
  expect(first.jobOrder.images.map(({ caption, isBig }: Image) => [caption, isBig])).toEqual([
    ['view 1', true],
    ['view 2', false],
  ]);
  const other = await call(shop.production, 'deleteJobImage', idAt(images, 2));
  expect(other.jobOrder.images.map(({ isBig }: Image) => isBig)).toEqual([true]);
  expect((await call(shop.production, 'deleteJobImage', idAt(images, 1))).jobOrder.images).toEqual([]);
  expect(await call(shop.production, 'deleteJobImage', idAt(images, 1))).toMatchObject({ code: 'NOT_FOUND' });
});

test('another picture can be made the big one; there is always one', async () => {
  const { images } = await picturedJob();
  const chosen = await call(shop.sales, 'setBigJobImage', idAt(images, 2));
  expect(chosen.jobOrder.images.map(({ isBig }: Image) => isBig)).toEqual([false, false, true]);
  expect(await call(shop.sales, 'setBigJobImage', idAt(images, 1), 1)).toMatchObject({ code: 'CONFLICT' });
});

test('customers cannot change pictures, and a foreign picture is not found', async () => {
  const { images } = await picturedJob();
  for (const name of ['deleteJobImage', 'setBigJobImage']) {
    expect(await call(shop.buyer, name, idAt(images, 0))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await call(shop.sales, name, 'Sm9iT3JkZXI6MQ==')).toMatchObject({ code: 'NOT_FOUND' });
  }
});

test('pictures deleted at the same time leave one big one', async () => {
  const { id, images } = await picturedJob();
  await Promise.all([0, 1].map((index) => call(shop.sales, 'deleteJobImage', idAt(images, index))));
  const left = await db.jobImage.findMany({ where: { jobOrderId: localId('JobOrder', id) ?? 0 } });
  expect(left.filter(({ isBig }) => isBig)).toHaveLength(1);
});
