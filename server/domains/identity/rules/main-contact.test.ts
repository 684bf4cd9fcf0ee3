import { expect, test } from '@jest/globals';
import { type ContactPerson, mainContactOf } from './main-contact.ts';

const BUYER: ContactPerson = { id: 3, mayDecide: false };
const OTHER: ContactPerson = { id: 4, mayDecide: false };
const OWNER: ContactPerson = { id: 5, mayDecide: true };

test.each<[string, main: number | null, latest: number | null, readonly ContactPerson[], number | null]>([
  ['nobody is there', null, null, [], null],
  ['nobody is there who is named', 3, null, [], null],
  ['the only one', null, null, [BUYER], 3],
  ['the first of several who may not decide', null, null, [BUYER, OTHER], 3],
  ['who may decide before who came first', null, null, [BUYER, OTHER, OWNER], 5],
  ['the contact of the latest job before who may decide', null, 4, [BUYER, OTHER, OWNER], 4],
  ['the contact of the latest job who left is none', null, 9, [BUYER, OWNER], 5],
  ['the main contact before that of the latest job', 3, 4, [BUYER, OTHER, OWNER], 3],
  ['the main contact before who may decide', 4, null, [BUYER, OTHER, OWNER], 4],
  ['the main contact who was blocked, or left, is none', 9, null, [BUYER, OWNER], 5],
])('%s', (_what, mainContactId, latestContactId, people, contact) => {
  expect(mainContactOf({ mainContactId, latestContactId, people })).toBe(contact);
});
