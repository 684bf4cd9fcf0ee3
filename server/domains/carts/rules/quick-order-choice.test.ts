import { expect, test } from '@jest/globals';
import { alloyNamed, type CodeMatch, matchOfCode } from './quick-order-choice.ts';

const match = (code: string, itemTypeId: number, shownInCatalog = true): CodeMatch => ({
  code,
  itemTypeId,
  variant: null,
  shownInCatalog,
  nameEn: code,
  nameFr: code,
});

const MATCHES = [
  match('RS-101', 1),
  match('rs-101', 2),
  match('BD-101', 3),
  match('OLD', 4, false),
  match('TWO', 5),
  match('TWO', 6),
];

test.each([
  ['RS-101', 1],
  ['rs-101', 2],
  ['Rs-101', 1],
  ['bd-101', 3],
  ['', 'CODE_MISSING'],
  ['NO-SUCH', 'CODE_UNKNOWN'],
  ['OLD', 'PIECE_WITHDRAWN'],
  ['TWO', 'CODE_AMBIGUOUS'],
])('the code %j means %s', (code, expected) => {
  const found = matchOfCode(code, MATCHES);
  expect('match' in found ? found.match.itemTypeId : found.problem.code).toBe(expected);
});

const alloy = (id: number, code: string, nameEn: string, nameFr: string) => ({
  id,
  code,
  nameEn,
  nameFr,
  mark: '585',
});
const ALLOYS = [
  alloy(1, '14KY', '14K yellow gold', 'Or jaune 14 ct'),
  alloy(2, '14KW', '14K white gold', 'Or blanc 14 ct'),
  alloy(3, 'PT950', 'Platinum 950', 'Platine 950'),
];

test.each([
  ['14ky', 1],
  ['14K White Gold', 2],
  ['or blanc', 2],
  ['platine', 3],
  ['14K', 'METAL_AMBIGUOUS'],
  ['585', 'METAL_AMBIGUOUS'],
  ['silver', 'METAL_NOT_OFFERED'],
])('the metal %j is %s', (text, expected) => {
  const found = alloyNamed(text, ALLOYS);
  expect('alloyId' in found ? found.alloyId : found.problem.code).toBe(expected);
});
