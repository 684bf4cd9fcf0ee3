import { expect, test } from '@jest/globals';
import type { DefaultRoleCode } from '../../identity/rules/default-roles.ts';
import type { NoteVisibility } from '../../notes/rules/note-visibility.ts';
import { actorWith, JOB } from './job.examples.ts';
import { writableNotes } from './writable-notes.ts';

test.each<[DefaultRoleCode, NoteVisibility[]]>([
  ['PORTAL_VIEWER', []],
  ['PORTAL_BUYER', ['CUSTOMER']],
  ['PORTAL_APPROVER', ['CUSTOMER']],
  ['PORTAL_ACCOUNTING', []],
  ['STAFF_SALES', ['CUSTOMER', 'INTERNAL']],
  ['STAFF_PRODUCTION', ['CUSTOMER', 'INTERNAL']],
  ['STAFF_FINANCE', []],
])('%s writes notes: %j', (role, visibilities) => {
  expect(writableNotes(JOB, actorWith(role))).toEqual(visibilities);
});

test('a buyer writes on own jobs alone, an approver on all of the customer', () => {
  const colleagues = { ...JOB, placedById: 99 };
  expect(writableNotes(colleagues, actorWith('PORTAL_BUYER'))).toEqual([]);
  expect(writableNotes(colleagues, actorWith('PORTAL_APPROVER'))).toEqual(['CUSTOMER']);
  expect(writableNotes({ ...JOB, customerId: 6 }, actorWith('PORTAL_APPROVER'))).toEqual([]);
});
