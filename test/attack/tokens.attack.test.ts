import { expect, test } from '@jest/globals';
import { attackedProduct } from './attacked-product.ts';

const product = await attackedProduct();
const me = '{ viewer { user { userName } } }';

test.each([
  ['no token', {}],
  ['a token of another key', { authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl' }],
  ['a token without a signature', { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' }],
])('%s is nobody', async (_what, headers: Record<string, string>) => {
  const { text } = await product.graphql(me, {}, { headers });
  expect(text).not.toContain('userName":"');
});
