import { expect, test } from '@jest/globals';
import { type ContactPerson, mainContactOf } from './main-contact.ts';

const BUYER: ContactPerson = { id: 3, mayDecide: false };
const OTHER: ContactPerson = { id: 4, mayDecide: false };
const OWNER: ContactPerson = { id: 5, mayDecide: true };

test.each<[string, number | null, readonly ContactPerson[], number | null]>([
  ['nobody is there', null, [], null],
  ['nobody is there who is named', 3, [], null],
  ['the only one', null, [BUYER], 3],
  ['the first of several who may not decide', null, [BUYER, OTHER], 3],
  ['who may decide before who came first', null, [BUYER, OTHER, OWNER], 5],
  ['the main contact before who may decide', 4, [BUYER, OTHER, OWNER], 4],
  ['the main contact who was blocked, or left, is none', 9, [BUYER, OWNER], 5],
])('%s', (_what, mainContactId, people, contact) => {
  expect(mainContactOf({ mainContactId, people })).toBe(contact);
});
