import { expect, test } from '@jest/globals';
import { InvalidInputError } from '../../../errors/errors.ts';
import { type NamedConfiguration, problemsOfOutcome } from './problems-of-outcome.ts';

const choice = (attributeNameEn: string, valueEn: string) => ({
  attributeId: 1,
  attributeCode: 'X',
  attributeNameEn,
  attributeNameFr: `${attributeNameEn}-fr`,
  optionId: 2,
  valueEn,
  valueFr: `${valueEn}-fr`,
  text: null,
});

const part = (nameEn: string, follows: boolean) => ({
  itemTypeId: 3,
  code: nameEn,
  nameEn,
  nameFr: nameEn,
  alloyId: 1,
  alloyCode: 'A',
  alloyNameEn: 'A',
  alloyNameFr: 'A',
  size: null,
  choices: [],
  quantity: 1,
  follows,
});

const piece: NamedConfiguration = {
  itemType: { nameEn: 'Ring', nameFr: 'Bague' },
  alloy: { nameEn: '14K yellow gold', nameFr: 'Or jaune 14 ct' },
  size: '7.25',
  choices: [choice('Stone', 'Ruby'), choice('Finish', 'Matte')],
  parts: [part('Follower', true), part('Band', false)],
};

test.each([
  ['configuration.itemTypeId', 'PIECE_WITHDRAWN', 'Ring'],
  ['configuration.alloyId', 'METAL_NOT_OFFERED', '14K yellow gold'],
  ['configuration.ownMetal', 'OWN_METAL_NOT_OFFERED', undefined],
  ['configuration.size', 'SIZE_NOT_OFFERED', '7¼'],
  ['configuration.priorityId', 'PRIORITY_NOT_OFFERED', undefined],
  ['configuration.attributes.1.optionId', 'CHOICE_NOT_OFFERED', 'Finish: Matte'],
  ['configuration.subItems.0.alloyId', 'PART_NOT_OFFERED', 'Band'],
  ['configuration.subItems.0.size', 'SIZE_NOT_OFFERED', 'Band'],
  ['quantity', 'QUANTITY_INVALID', undefined],
])('an issue at %s is the problem %s', (path, code, subject) => {
  const error = InvalidInputError.of(path, 'NOT_OFFERED');
  const [only, ...others] = problemsOfOutcome({ error }, piece);
  expect([only?.code, only?.subject?.nameEn, others]).toEqual([code, subject, []]);
});

test('reports the same problem once', () => {
  const issue = { path: 'configuration.alloyId', code: 'NOT_OFFERED', message: '' };
  expect(problemsOfOutcome({ error: new InvalidInputError([issue, issue]) }, piece)).toHaveLength(1);
});
