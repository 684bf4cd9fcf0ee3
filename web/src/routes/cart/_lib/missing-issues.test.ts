import { expect, test } from '@jest/globals';
import { missingIssues } from './missing-issues.ts';

const METHODS = [{ id: 'ground' }, { id: 'air' }];
const ADDRESS = { id: 'store' };
const COMPLETE = {
  billingAddress: ADDRESS,
  shippingAddress: ADDRESS,
  shippingMethod: { id: 'air' },
};

test.each<[string, Parameters<typeof missingIssues>[0], string[]]>([
  ['complete', COMPLETE, []],
  ['no method', { ...COMPLETE, shippingMethod: null }, ['shippingMethodId METHOD_REQUIRED']],
  [
    'a method that does not go there',
    { ...COMPLETE, shippingMethod: { id: 'truck' } },
    ['shippingMethodId NOT_AVAILABLE'],
  ],
  ['no shipping address', { ...COMPLETE, shippingAddress: null }, ['shippingAddressId ADDRESS_REQUIRED']],
  [
    'nothing at all is asked for once',
    { billingAddress: null, shippingAddress: null, shippingMethod: null },
    ['billingAddressId ADDRESS_REQUIRED', 'shippingMethodId METHOD_REQUIRED'],
  ],
])('%s', (_name, cart, expected) => {
  const issues = missingIssues(cart, METHODS)?.issues ?? [];
  expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
});

test('where nothing is shipped no method is asked for', () => {
  expect(missingIssues({ ...COMPLETE, shippingMethod: null }, [])).toBeNull();
});
