import { expect, test } from '@jest/globals';
import { matchedTexts, matchRank, rankHits } from './rank-hits.ts';

const JOB = { number: 'JO-10023-1', title: 'Alliance Aurore, or jaune' };
const LUNA = { number: 'LUNA-001', title: 'Luna Fine Jewelers' };

test.each<[string, { number: string; title: string | null }, number]>([
  ['JO-10023-1', JOB, 0],
  ['jo-10023-1', JOB, 0],
  [' 10023-1 ', JOB, 0],
  ['JO-10023', JOB, 1],
  ['10023', JOB, 1],
  ['100', JOB, 1],
  ['alliance aurore or jaune', JOB, 2],
  ['allia', JOB, 3],
  ['ALLIANCE AURORÉ', JOB, 3],
  ['023', JOB, 4],
  ['aurore', JOB, 5],
  ['7', { number: 'SO-10001', title: null }, 5],
  ['luna-001', LUNA, 0],
  ['luna', LUNA, 1],
  ['luna fine', LUNA, 3],
])('%p names %o as the %dth best', (text, hit, rank) => {
  expect(matchRank(text, hit)).toBe(rank);
});

test('equal matches keep their order, after better matches', () => {
  const hits = ['JO-10500-1', 'JO-10100-1', 'JO-10010-1', 'JO-10100-2'].map((number) => ({
    number,
    title: null,
  }));
  expect(rankHits('10100-1', hits).map(({ number }) => number)).toEqual([
    'JO-10100-1',
    'JO-10500-1',
    'JO-10010-1',
    'JO-10100-2',
  ]);
  expect(rankHits('JO-10100', hits).map(({ number }) => number)).toEqual([
    'JO-10100-1',
    'JO-10100-2',
    'JO-10500-1',
    'JO-10010-1',
  ]);
});

test.each<[string, (string | null)[], string[]]>([
  ['4711', ['PO-4711', 'REF-1', null], ['PO-4711']],
  ['strom', ['Zoë Ström', 'Zoë Stone'], ['Zoë Ström']],
  ['zoe', ['Zoë Ström', 'Zoë Ström'], ['Zoë Ström']],
  ['rom', ['Zoë Ström'], []],
  ['', ['PO-4711'], []],
])('a search for %p ranks %o as %o', (text, texts, matched) => {
  expect(matchedTexts(text, texts)).toEqual(matched);
});
