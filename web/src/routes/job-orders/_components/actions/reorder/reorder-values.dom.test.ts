import { expect, test } from '@jest/globals';
import { reorderChanges, reorderValues } from './reorder-values.ts';
import type { ReorderFacts } from './useReorderPreview.ts';

const JOB = {
  title: 'Solitaire',
  quantity: 1,
  poNumber: 'PO 1',
  reference: 'Window',
  endCustomer: null,
  note: null,
  size: { us: '7.25' },
  choices: [
    { attributeId: 3, attributeName: 'Finish', value: 'Polished', optionId: 31 },
    { attributeId: 5, attributeName: 'Engraving', value: 'Anna', optionId: null },
    { attributeId: 6, attributeName: 'Inside', value: '', optionId: null },
  ],
  parts: [],
  orderGroup: { customerWoNumber: null },
  customer: { addresses: [] },
} satisfies ReorderFacts['jobOrder'];

const before = () => reorderValues({ jobOrder: JOB, shippingMethod: { databaseId: 2 } });

test('a re-order starts with the values of the job, without its order numbers', () => {
  expect(before().changes).toEqual({
    quantity: '1',
    size: '7.25',
    texts: [
      { attributeId: 5, text: 'Anna' },
      { attributeId: 6, text: '' },
    ],
    poNumber: '',
    customerWoNumber: '',
    reference: 'Window',
    endCustomer: '',
    note: '',
    shippingAddressId: 'last',
    shippingMethodId: '2',
  });
});

test('does not send unchanged values', () => {
  expect(reorderChanges(before(), {})).toEqual({});
  expect(reorderChanges(before(), { quantity: false, texts: [{ text: false }, { text: false }] })).toEqual(
    {},
  );
});

test('sends changed values; an empty field clears the value', () => {
  const { changes } = before();
  const values = {
    changes: {
      ...changes,
      quantity: '3',
      reference: '',
      texts: [
        { attributeId: 5, text: 'Bea' },
        { attributeId: 6, text: '' },
      ],
      shippingAddressId: '12',
    },
  };
  const dirty = { quantity: true, reference: true, texts: [{ text: true }], shippingAddressId: true };
  expect(reorderChanges(values, dirty)).toEqual({
    quantity: 3,
    reference: null,
    texts: values.changes.texts,
    shippingAddressId: 12,
  });
});

test.each(['', '1.5', 'two'])('%j is not a quantity', (quantity) => {
  const { changes } = before();
  expect(reorderChanges({ changes: { ...changes, quantity } }, { quantity: true })).toEqual({
    quantity: null,
  });
});

test('the address of the previous order is not an address of the address book', () => {
  expect(reorderChanges(before(), { shippingAddressId: true })).toEqual({ shippingAddressId: null });
});
