import { expect, test } from '@jest/globals';
import { changedDestination, type Destination, destinationOf } from './destination.ts';

const SAME = destinationOf({ billing: 1, shipping: 1, sellTo: null });

test.each<[string, Parameters<typeof destinationOf>[0], boolean, boolean]>([
  ['one address for both', { billing: 1, shipping: 1, sellTo: null }, false, false],
  ['two addresses', { billing: 1, shipping: 2, sellTo: null }, true, false],
  ['to whom it is sold', { billing: 1, shipping: 3, sellTo: 3 }, false, true],
  ['nothing yet', { billing: null, shipping: null, sellTo: null }, false, false],
])('%s is recognised', (_name, addresses, useDifferentShippingAddress, shipToSellToAddress) => {
  expect(destinationOf(addresses)).toEqual({
    ...addresses,
    useDifferentShippingAddress,
    shipToSellToAddress,
  });
});

test.each<[string, Destination, Partial<Destination>, Partial<Destination>]>([
  ['shipping follows billing', SAME, { billing: 2 }, { billing: 2, shipping: 2 }],
  [
    'a different address stays when billing changes',
    { ...SAME, shipping: 5, useDifferentShippingAddress: true },
    { billing: 2 },
    { shipping: 5 },
  ],
  [
    'back to the billing address',
    { ...SAME, shipping: 5, useDifferentShippingAddress: true },
    { useDifferentShippingAddress: false },
    { shipping: 1 },
  ],
  [
    'to the sell-to address',
    { ...SAME, sellTo: 3, useDifferentShippingAddress: true },
    { shipToSellToAddress: true },
    { shipping: 3, useDifferentShippingAddress: false },
  ],
  [
    'shipping follows the sell-to address',
    { ...SAME, sellTo: 3, shipping: 3, shipToSellToAddress: true },
    { sellTo: 4 },
    { shipping: 4 },
  ],
  [
    'without a sell-to address it goes back',
    { ...SAME, sellTo: 3, shipping: 3, shipToSellToAddress: true },
    { sellTo: null },
    { shipping: 1, shipToSellToAddress: false },
  ],
])('%s', (_name, before, change, expected) => {
  expect(changedDestination(before, change)).toMatchObject(expected);
});
