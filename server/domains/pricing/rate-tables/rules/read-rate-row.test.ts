import { expect, test } from '@jest/globals';
import { checkAlloyParts, checkRateChanges, type RateChange } from './check-rate-changes.ts';
import type { RateTableCode } from './rate-table.ts';
import { RATE_TABLES } from './rate-tables.ts';
import { rateKey, readRateRow } from './read-rate-row.ts';

const find = (_to: string, code: string) => (code === 'GONE' ? undefined : code.length);

const labour = (...cells: (string | null)[]): [RateTableCode, (string | null)[]] => ['LABOUR', cells];
const stone = (...cells: (string | null)[]): [RateTableCode, (string | null)[]] => ['STONES', cells];

test.each<[string, [RateTableCode, (string | null)[]], string[]]>([
  ['a whole row', labour('CASTING', '8', '35', '4.25', '38'), []],
  ['a decimal comma', labour('CASTING', '8', '35', '4,25', '38'), []],
  ['codes in small letters', labour('casting', '8', '35', '4', '38'), []],
  ['an empty rate', labour('CASTING', '8', '', '4', null), ['perPiece REQUIRED', 'minimum REQUIRED']],
  ['an unknown service', labour('GONE', '8', '35', '4', '38'), ['service UNKNOWN']],
  ['a text for a rate', labour('CASTING', '8', 'a lot', '4', '38'), ['perPiece WRONG_FORMAT']],
  ['a negative rate', labour('CASTING', '8', '-1', '4', '38'), ['perPiece OUT_OF_RANGE']],
  ['too many decimals', labour('CASTING', '8.123', '35', '4', '38'), ['threshold TOO_PRECISE']],
  ['too few cells', labour('CASTING'), ['. WRONG_FORMAT']],
  ['a stone by carat', stone('DIAMOND', 'ROUND', 'G-VS', '0.05', null, null, '650', null), []],
  [
    'no price of a stone',
    stone('DIAMOND', 'ROUND', 'G-VS', '1', null, null, '', ''),
    ['pricePerCarat EXACTLY_ONE'],
  ],
  [
    'both prices',
    stone('DIAMOND', 'ROUND', 'G-VS', '1', null, null, '1', '2'),
    ['pricePerPiece EXACTLY_ONE'],
  ],
  [
    'a gem with a space',
    stone('BLUE TOPAZ', 'ROUND', 'AA', '1', null, null, '1', null),
    ['gem WRONG_FORMAT'],
  ],
  ['a break from one piece on', ['QUANTITY_BREAKS', ['BD-101', '1', '5']], ['fromQuantity OUT_OF_RANGE']],
  ['half a piece', ['QUANTITY_BREAKS', ['BD-101', '2.5', '5']], ['fromQuantity WRONG_FORMAT']],
])('%s', (_case, [code, cells], expected) => {
  const { issues } = readRateRow(RATE_TABLES[code], cells, 'rows.3', find);
  expect(issues.map((issue) => `${issue.path.replace(/^rows\.3\.?/, '') || '.'} ${issue.code}`)).toEqual(
    expected,
  );
});

test('a band is the same for any notation of its bound', () => {
  const keyOf = (bound: string) =>
    rateKey(RATE_TABLES.SETTINGS, readRateRow(RATE_TABLES.SETTINGS, ['PAVE', bound, '2'], '', find).values);
  expect(keyOf('0.050')).toBe(keyOf('0.05'));
  expect(keyOf('0.05')).not.toBe(keyOf('0.5'));
});

const MOMENT = new Date('2026-06-01T00:00:00Z');
const change = (facts: Partial<RateChange>): RateChange => ({
  path: 'rows.0',
  key: 'A',
  basedOn: 1,
  values: new Map(),
  isWithdrawn: false,
  ...facts,
});

test.each<[string, RateChange[], Date[], string[]]>([
  ['a change of what counts', [change({})], [], []],
  ['a change of what was replaced', [change({ basedOn: 7 })], [], ['CONFLICT']],
  ['a new row where there is one', [change({ basedOn: null })], [], ['CONFLICT']],
  ['a new row', [change({ key: 'B', basedOn: null })], [], []],
  ['a row given twice', [change({}), change({})], [], ['DUPLICATE']],
  ['a moment that is taken', [change({})], [MOMENT], ['TAKEN']],
  ['a withdrawal', [change({ isWithdrawn: true })], [], []],
  [
    'a withdrawal of nothing',
    [change({ key: 'B', basedOn: null, isWithdrawn: true })],
    [],
    ['NOTHING_TO_WITHDRAW'],
  ],
])('%s', (_case, changes, begins, codes) => {
  const held = new Map([['A', { countingId: 1, begins }]]);
  expect(checkRateChanges(changes, held, MOMENT).map(({ code }) => code)).toEqual(codes);
});

test('the parts of an alloy sum to at most one', () => {
  const parts = (changed: string) => [
    { alloy: 1, fraction: '0.585', path: null },
    { alloy: 1, fraction: changed, path: 'rows.0' },
    { alloy: 2, fraction: '0.999', path: null },
  ];
  expect(checkAlloyParts(parts('0.415'))).toEqual([]);
  expect(checkAlloyParts(parts('0.4151'))).toMatchObject([
    { path: 'rows.0.fraction', code: 'PARTS_EXCEED_WHOLE' },
  ]);
});
