import { expect, test } from '@jest/globals';
import { placementIssue } from './placement-issue.ts';

const WHOLE = { isActive: true, isPartOnly: false, shownInCatalog: true };

test.each([
  ['a whole piece goes anywhere', {}, [], [1, 2], null],
  ['a part stands nowhere', { isPartOnly: true }, [], [1], 'PART_HAS_NO_CATEGORY'],
  ['a part does not stay either', { isPartOnly: true }, [1], [1], 'PART_HAS_NO_CATEGORY'],
  ['a part that leaves its category', { isPartOnly: true }, [1], [], null],
  ['what is no longer made stays', { isActive: false }, [1, 2], [2], null],
  ['but goes nowhere else', { isActive: false }, [1], [1, 2], 'NOT_ADDABLE_TO_CATEGORY'],
  ['nor does what is not shown', { shownInCatalog: false }, [], [1], 'NOT_ADDABLE_TO_CATEGORY'],
])('%s', (_what, piece, before, after, issue) => {
  expect(placementIssue({ ...WHOLE, ...piece }, before, after)).toBe(issue);
});
