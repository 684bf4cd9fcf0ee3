import { expect, test } from '@jest/globals';
import { changesDefaults } from './address-defaults.ts';

const NONE = { isDefaultShipping: false, isDefaultBilling: false };
const SHIPPING = { ...NONE, isDefaultShipping: true };
const BILLING = { ...NONE, isDefaultBilling: true };

test.each([
  { what: 'a new address', before: null, wanted: {}, isFirst: false, changes: false },
  { what: 'a new address that is no default', before: null, wanted: NONE, isFirst: false, changes: false },
  { what: 'a new default to ship to', before: null, wanted: SHIPPING, isFirst: false, changes: true },
  { what: 'a new default to bill', before: null, wanted: BILLING, isFirst: false, changes: true },
  { what: 'the first of a book', before: null, wanted: SHIPPING, isFirst: true, changes: false },
  { what: 'another text of any address', before: NONE, wanted: NONE, isFirst: false, changes: false },
  { what: 'naming a default', before: NONE, wanted: SHIPPING, isFirst: false, changes: true },
  { what: 'another text of a default', before: SHIPPING, wanted: {}, isFirst: false, changes: true },
  {
    what: 'the same flag again with a text',
    before: BILLING,
    wanted: BILLING,
    isFirst: false,
    changes: true,
  },
  { what: 'taking a default away', before: SHIPPING, wanted: NONE, isFirst: false, changes: true },
])('$what: $changes', ({ before, wanted, isFirst, changes }) => {
  expect(changesDefaults(before, wanted, { isFirst })).toBe(changes);
});
