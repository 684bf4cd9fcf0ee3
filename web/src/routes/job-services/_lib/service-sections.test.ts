import { expect, test } from '@jest/globals';
import { openedAtFirst, serviceSections } from './service-sections.ts';

const read = (text: string) => serviceSections.read(new URLSearchParams(text)).open;

test.each([
  { address: '', open: null },
  { address: '?open=CAD', open: ['CAD'] },
  { address: '?open=CAD,ENGRAVING', open: ['CAD', 'ENGRAVING'] },
  { address: '?open=none', open: [] },
])('the address "$address" survives being read and written', ({ address, open }) => {
  expect(read(address)).toEqual(open);
  expect(serviceSections.search({ open })).toBe(address);
});

test.each([
  { address: '?open=cad,,%3Cb%3E,CAD', open: ['CAD'], why: 'what is no code is left out' },
  { address: '?open=CAD,CAD', open: ['CAD'], why: 'a code counts once' },
  { address: '?open=', open: null, why: 'nothing is as if it were not there' },
  { address: '?open=!', open: null, why: 'nonsense alone is as if it were not there' },
])('$why', ({ address, open }) => {
  expect(read(address)).toEqual(open);
});

test('the first three kinds of work with jobs are open at first', () => {
  const groups = [0, 2, 0, 1, 5, 9].map((count, index) => ({ code: `KIND_${index}`, count }));
  expect(openedAtFirst(groups)).toEqual(['KIND_1', 'KIND_3', 'KIND_4']);
  expect(openedAtFirst([{ code: 'CAD', count: 0 }])).toEqual([]);
});
