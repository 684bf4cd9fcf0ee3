import { expect, test } from '@jest/globals';
import { ownersInput, ownersValues, withOwner, withoutOwner } from './owners.ts';

const luna = { databaseId: 1, name: 'Luna', detail: 'LUNA-001' };
const ada = { databaseId: 7, name: 'Ada Moon', detail: 'ada@luna.test' };

test('identifies customers by number, and users by email', () => {
  expect(
    ownersValues({
      ownCustomers: [{ databaseId: 1, name: 'Luna', accountNumber: 'LUNA-001' }],
      ownUsers: [
        {
          id: 'user',
          databaseId: 7,
          fullName: 'Ada Moon',
          email: 'ada@luna.test',
          ' $fragmentSpreads': { SeesAllBox_user: true },
        },
      ],
    }),
  ).toEqual({ customers: [luna], users: [ada] });
});

test('adds a user once, and removes them', () => {
  expect(withOwner([luna], ada)).toEqual([luna, ada]);
  expect(withOwner([luna], { ...luna, name: 'Luna again' })).toEqual([luna]);
  expect(withoutOwner([luna, ada], luna)).toEqual([ada]);
});

test.each([
  [
    { customers: true, users: true },
    { customerIds: [1], userIds: [7] },
  ],
  [{ customers: true, users: false }, { customerIds: [1] }],
  [{ customers: false, users: true }, { userIds: [7] }],
])('%j has the text %j', (seen, input) => {
  expect(ownersInput({ customers: [luna], users: [ada] }, seen)).toEqual(input);
});
