import { expect, test } from '@jest/globals';
import { readMarketFile } from './read-market-file.ts';

const NOW = new Date('2026-06-01T15:00:00Z');
const METALS = ['AU', 'AG'];
const read = (text: string) => readMarketFile(text, METALS, NOW);

const GOLD = { metalCode: 'AU', asOf: new Date('2026-05-31T15:00:00Z'), buy: '2395.5', sell: '2400' };

test.each([
  ['commas', 'metal,asOf,buy,sell\nAU,2026-05-31T15:00Z,2395.50,2400'],
  ['semicolons and decimal commas', 'Métal;Date;Achat;Vente\nau;2026-05-31 15:00;2395,5;2400,00\n'],
  ['thousands apart', 'metal,asOf,buy,sell\nAU,2026-05-31T15:00Z,"2,395.50",$2 400.00'],
  ['thousands apart, in French', 'Métal;Date;Achat;Vente\nau;2026-05-31 15:00;2\u202f395,50;2 400,00 $\n'],
  ['tabs', 'symbol\ttime\tbid\task\nXAU\t2026-05-31T17:00+02:00\t2395.5\t2400'],
  ['a JSON list', '[{"metal":"AU","asOf":"2026-05-31T15:00:00Z","buy":2395.5,"sell":"2400"}]'],
  ['a named separator', 'sep=;\r\nmetal;as of;bid;ask\r\nAU;2026-05-31 15:00;2395,5;2400'],
  [
    'a French head in decomposed letters',
    'Métal;Date :;Achat;Prix\nau;2026-05-31 15:00;2395,5;2400'.normalize('NFD'),
  ],
  [
    'a byte order mark before JSON',
    '\ufeff[{"metal":"AU","asOf":"2026-05-31T15:00Z","buy":2395.5,"sell":2400}]',
  ],
  ['a byte order mark and empty lines', '\uFEFFmetal,asOf,buy,sell\n\nAU,2026-05-31T15:00Z,2395.5,2400\n\n'],
])('%s are understood', (_case, text) => {
  const { lines, problems } = read(text);
  expect(problems).toEqual([]);
  expect(lines).toMatchObject([GOLD]);
});

test('without a buying price it is the selling price', () => {
  expect(read('metal,date,price\nAG,2026-05-31,30').lines).toMatchObject([{ buy: '30', sell: '30' }]);
});

test.each([
  ['ZN,2026-05-31,1,2', 'metal UNKNOWN'],
  [',2026-05-31,1,2', 'metal REQUIRED'],
  ['AU,yesterday,1,2', 'asOf WRONG_FORMAT'],
  ['AU,2026-02-31,1,2', 'asOf WRONG_FORMAT'],
  ['AU,2026-06-02,1,2', 'asOf IN_FUTURE'],
  ['AU,2026-05-31,1,', 'sell REQUIRED'],
  ['AU,2026-05-31,1,"2,410"', 'sell AMBIGUOUS'],
  ['AU,2026-05-31,"2,410",2500', 'buy AMBIGUOUS'],
  ['AU,2026-05-31,1,24 10', 'sell WRONG_FORMAT'],
  ['AU,2026-05-31,1,-2', 'sell WRONG_FORMAT'],
  ['AU,2026-05-31,1,0', 'sell WRONG_FORMAT'],
  ['AU,2026-05-31,x,2', 'buy WRONG_FORMAT'],
  ['AU,2026-05-31,3,2', 'buy ABOVE_SELL'],
])('%s is named by line and column', (row, expected) => {
  const { lines, problems } = read(`metal,asOf,buy,sell\nAG,2026-05-31,29,30\n${row}`);
  expect(lines).toHaveLength(1);
  expect(problems.map(({ line, column, code }) => `${line} ${column} ${code}`)).toEqual([`3 ${expected}`]);
});

test.each([
  'metal,date,price,price\nAU,2026-05-31,2410,24',
  'metal,date,ask,price\nAU,2026-05-31,2410,24',
  '[{"metal":"AU","date":"2026-05-31","ask":2410,"price":24}]',
])('does not guess between two prices: %j', (text) => {
  expect(read(text)).toEqual({ lines: [], problems: [{ line: 1, column: 'sell', code: 'DUPLICATE' }] });
});

test('a quotation given twice is named; files that are none have one problem', () => {
  const twice = 'metal,asOf,sell\nAU,2026-05-31,2\nAU,2026-05-31,3';
  expect(read(twice).problems).toEqual([{ line: 3, column: 'asOf', code: 'DUPLICATE' }]);
  expect(read('[{]').problems).toEqual([{ line: 1, column: '', code: 'WRONG_FORMAT' }]);
  expect(read('name,value\n1,2').problems).toEqual([{ line: 1, column: 'metal', code: 'REQUIRED' }]);
  expect(read('').problems).toEqual([{ line: 1, column: 'metal', code: 'REQUIRED' }]);
});
