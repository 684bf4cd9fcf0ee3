import { afterAll, expect, test } from '@jest/globals';
import { startProduct } from '../../test/product/product.ts';
import type { Json } from '../../test/rest/case.ts';
import { restClient } from '../../test/rest/client.ts';
import { picture } from '../../test/rest/picture.ts';
import { configurationOf, findProduct } from '../../test/rest/shopping.ts';

const product = await startProduct();
const client = restClient(product.url);
afterAll(product.stop);

test('pictures of a custom order that became a quote are answered with all that it has', async () => {
  const { value: templates } = await client.get('/customOrders', 'buyer');
  const offered = templates.flatMap(({ itemTypeID }: Json) => itemTypeID ?? []);
  const piece = await findProduct(client, ({ id }) => offered.includes(id));
  const { body: created } = await client.ask('POST', '/customOrders/createOrder', 'buyer', {
    body: { ...configurationOf(piece), asQuote: true },
  });
  expect(created.value).toMatchObject({ jobTypeCode: 'PQ', priceQuoteID: expect.any(Number) });
  const orderId = created.value.id;
  const add = async (name: string) => {
    const form = { orderId: String(orderId), 'files[0]': picture(name) };
    return client.ask('POST', '/customOrders/generateImagesForExistingOrder', 'buyer', { form });
  };
  const image = {
    id: expect.any(Number),
    fileUrl: expect.stringMatching(/^\/files\/\d+/),
    isBig: false,
  };
  const first = await add('front.png');
  expect([first.status, first.body.hasErrors]).toEqual([200, false]);
  expect(first.body.value).toEqual({ orderId, images: [image] });
  const { images } = (await add('side.png')).body.value;
  expect(images).toEqual([first.body.value.images[0], image]);
  const served = await fetch(product.url + images[1].fileUrl, {
    headers: { authorization: await client.tokenOf('buyer') },
  });
  expect([served.status, served.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ]);
});
