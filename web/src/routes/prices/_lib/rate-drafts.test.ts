import { expect, test } from '@jest/globals';
import { editRates, issueKey, type RateEdit, rateIssues } from './rate-drafts.ts';

const CASTING = { rateId: 7, cells: ['CASTING', '35', null] };
const RUSH = { rateId: null, cells: ['RUSH', '1.25', null] };

const after = (...edits: RateEdit[]) => edits.reduce(editRates, []);
const type = (row: typeof CASTING | typeof RUSH, index: number, text: string): RateEdit => ({
  kind: 'TYPE',
  row,
  index,
  text,
});

test('keeps a draft, and drops it when the value is restored', () => {
  expect(after(type(CASTING, 1, '40'))).toMatchObject([{ basedOn: 7, cells: ['CASTING', '40', null] }]);
  expect(after(type(CASTING, 1, '40'), type(CASTING, 1, '35'))).toEqual([]);
  expect(after(type(CASTING, 2, 'x'), type(CASTING, 2, ''))).toEqual([]);
  expect(after(type(RUSH, 1, '2'), type(CASTING, 1, '40'), type(RUSH, 1, '3'))).toMatchObject([
    { id: 'RUSH|1.25|', basedOn: null, cells: ['RUSH', '3', null] },
    { id: '7' },
  ]);
});

test('adds, deletes and discards rows', () => {
  const add: RateEdit = { kind: 'ADD', id: 'new-1', width: 3 };
  const fill: RateEdit = { kind: 'TYPE_NEW', id: 'new-1', index: 0, text: 'CAD' };
  expect(after(add, fill)).toMatchObject([{ isNew: true, cells: ['CAD', null, null] }]);
  expect(after(add, { kind: 'DROP', id: 'new-1' })).toEqual([]);
  const withdraw: RateEdit = { kind: 'WITHDRAW', row: CASTING };
  expect(after(withdraw)).toMatchObject([{ basedOn: 7, isWithdrawn: true }]);
  expect(after(withdraw, withdraw)).toEqual([]);
  expect(after(withdraw, { kind: 'CLEAR' })).toEqual([]);
});

test('issues of the server find their rows and cells', () => {
  const drafts = after(type(CASTING, 1, 'x'), { kind: 'ADD', id: 'new-1', width: 3 });
  const issues = rateIssues(
    [
      { path: 'rows.0.perPiece', code: 'WRONG_FORMAT' },
      { path: 'rows.1', code: 'CONFLICT' },
      { path: 'validFrom', code: 'IN_PAST' },
    ],
    drafts,
  );
  expect([...issues]).toEqual([
    [issueKey('7', 'perPiece'), 'WRONG_FORMAT'],
    [issueKey('new-1', ''), 'CONFLICT'],
  ]);
});
