import { expect, test } from '@jest/globals';
import {
  arranged,
  type ColumnSetting,
  settingsOf,
  withPlace,
  withVisible,
  withWidth,
} from './arrangement.ts';

const DECLARED = [
  { key: 'number', isFixed: true },
  { key: 'piece' },
  { key: 'status' },
  { key: 'contact', isDefaultHidden: true },
  { key: 'total' },
];

const stored = (key: string, more: Partial<ColumnSetting> = {}): ColumnSetting => ({
  key,
  visible: true,
  width: null,
  pinned: false,
  ...more,
});

/** `a B`: a is shown and B hidden; with widths. */
const inShort = (columns: ReturnType<typeof arranged>) =>
  columns
    .map(({ column, isVisible, width }) => {
      const key = isVisible ? column.key : column.key.toUpperCase();
      return width === null ? key : `${key}:${width}`;
    })
    .join(' ');

test.each<{ why: string; settings: readonly ColumnSetting[]; expected: string }>([
  { why: 'nothing is stored', settings: [], expected: 'number piece status CONTACT total' },
  {
    why: 'order, choice and width are the user’s',
    settings: [
      stored('total'),
      stored('contact', { width: 120 }),
      stored('number'),
      stored('piece', { visible: false }),
      stored('status'),
    ],
    expected: 'total contact:120 number PIECE status',
  },
  {
    why: 'new columns stand behind the one that they follow',
    settings: [stored('status'), stored('number')],
    expected: 'status CONTACT total number piece',
  },
  {
    why: 'a new first column stands first',
    settings: [stored('piece'), stored('status'), stored('contact'), stored('total')],
    expected: 'number piece status contact total',
  },
  {
    why: 'a column that is gone is passed over',
    settings: [stored('weight'), stored('total'), stored('total')],
    expected: 'number piece status CONTACT total',
  },
  {
    why: 'what a list cannot do without cannot be hidden',
    settings: [stored('number', { visible: false })],
    expected: 'number piece status CONTACT total',
  },
])('$why', ({ settings, expected }) => {
  expect(inShort(arranged(DECLARED, settings))).toBe(expected);
});

test('keeps the settings of columns that this user does not see', () => {
  const settings = [stored('margin', { width: 90 }), stored('total', { pinned: true })];
  const columns = arranged(DECLARED, settings);
  expect(settingsOf(columns, settings).map(({ key }) => key)).toEqual([
    'number',
    'piece',
    'status',
    'contact',
    'total',
    'margin',
  ]);
  expect(settingsOf(columns, settings).filter(({ pinned }) => pinned)).toEqual([
    stored('total', { pinned: true }),
  ]);
});

test('restores the stored arrangement', () => {
  const columns = withWidth(withPlace(arranged(DECLARED, []), 'total', 0), 'piece', 200);
  expect(arranged(DECLARED, settingsOf(columns, []))).toEqual(columns);
});

const all = arranged(DECLARED, []);

test.each([
  { columns: withVisible(all, 'contact', true), expected: 'number piece status contact total' },
  { columns: withVisible(all, 'number', false), expected: 'number piece status CONTACT total' },
  { columns: withWidth(all, 'piece', 12), expected: 'number piece:48 status CONTACT total' },
  { columns: withWidth(all, 'piece', 1e6), expected: 'number piece:800 status CONTACT total' },
  {
    columns: withWidth(withWidth(all, 'piece', 99.6), 'status', null),
    expected: 'number piece:100 status CONTACT total',
  },
  { columns: withPlace(all, 'total', 1), expected: 'number total piece status CONTACT' },
  { columns: withPlace(all, 'number', 99), expected: 'piece status CONTACT total number' },
  { columns: withPlace(all, 'total', -1), expected: 'total number piece status CONTACT' },
])('$expected', ({ columns, expected }) => {
  expect(inShort(columns)).toBe(expected);
});
