import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { attackedProduct } from './attacked-product.ts';
import { flat, photo, progressive } from './hostile-pictures.ts';
import { outcomeOf, upload } from './upload-picture.ts';

const product = await attackedProduct();
const buyer = await product.as('buyer@luna.test');

test.each<[string, () => Promise<Buffer>, string]>([
  ['52 megapixels of one colour', () => flat(7_200, 7_200), 'IMAGE_TOO_LARGE'],
  ['48 megapixels that are decoded whole', () => progressive(48), 'IMAGE_TOO_COMPLEX'],
])('sent %s', async (_what, bytes, outcome) => {
  expect(outcomeOf(await upload(product, buyer, await bytes()))).toBe(outcome);
});

test('who sends many large pictures waits for them alone', async () => {
  const colleague = await product.as('buyer@orion.test');
  const small = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c6893f' } })
    .jpeg()
    .toBuffer();
  const slow = await photo(12);
  let left = 5;
  const bombs = Array.from({ length: left }, async () => {
    await upload(product, buyer, slow);
    left -= 1;
  });
  expect(outcomeOf(await upload(product, colleague, small))).toBe('UploadFileSuccess');
  // Not all of them were preferred.
  expect(left).toBeGreaterThan(0);
  await Promise.all(bombs);
  expect((await product.send('/healthz')).status).toBe(200);
});
