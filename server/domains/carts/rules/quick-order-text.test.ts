import { expect, test } from '@jest/globals';
import { plain, quickOrderRows, writtenQuantity, writtenSize } from './quick-order-text.ts';

const row = (line: number, code: string, quantity = '', others = {}) => ({
  line,
  code,
  quantity,
  size: '',
  metal: '',
  reference: '',
  ...others,
});

test.each([
  ['tabs', 'RS-101\t2\nBD-101\t1', [row(1, 'RS-101', '2'), row(2, 'BD-101', '1')]],
  ['semicolons', 'RS-101;2\r\nBD-101;1\r\n', [row(1, 'RS-101', '2'), row(2, 'BD-101', '1')]],
  ['commas', 'RS-101,2', [row(1, 'RS-101', '2')]],
  ['codes alone', 'RS-101\nBD-101', [row(1, 'RS-101'), row(2, 'BD-101')]],
  ['empty rows', '\n\t\nRS-101\t2\n\n', [row(3, 'RS-101', '2')]],
  ['quotation marks', '"RS-101";"2"', [row(1, 'RS-101', '2')]],
  ['nothing', ' \n ', []],
  [
    'separators within quotation marks',
    'code,reference,quantity\nPS-101,"Kit A,5,B",3\nPS-102,"Kit ""B"";\tC",1',
    [row(2, 'PS-101', '3', { reference: 'Kit A,5,B' }), row(3, 'PS-102', '1', { reference: 'Kit "B";\tC' })],
  ],
  [
    'a line end within quotation marks, and inches',
    'code;reference;quantity\n"PS-101";"two\nlines";3\nPS-102;16" chain;1',
    [row(3, 'PS-101', '3', { reference: 'two\nlines' }), row(4, 'PS-102', '1', { reference: '16" chain' })],
  ],
  [
    'codes and quantities by spaces',
    'PS-107 3\nPS-108 × 12\nPS-109  x4',
    [row(1, 'PS-107', '3'), row(2, 'PS-108', '12'), row(3, 'PS-109', '4')],
  ],
  [
    'full-width letters, and invisible characters',
    'ＰＳ－１０７　３\nPS-1\u200b08\t2\nPS-109 ｘ １',
    [row(1, 'PS-107', '3'), row(2, 'PS-108', '2'), row(3, 'PS-109', '1')],
  ],
  ['other words by spaces', 'PS-107 gold', [row(1, 'PS-107 gold')]],
  ['no end of a quotation', 'PS-101,"Kit A,3', null],
  [
    'an English head in another order',
    'Qty\tCode\tRing size\tMetal\n2\tRS-101\t7\t14KY',
    [row(2, 'RS-101', '2', { size: '7', metal: '14KY' })],
  ],
  [
    'a French head',
    'Code;Quantité;Taille;Métal;Votre référence\nRS-101;1;6,5;Or jaune;Vitrine',
    [row(2, 'RS-101', '1', { size: '6,5', metal: 'Or jaune', reference: 'Vitrine' })],
  ],
  ['a named separator', 'sep=;\r\ncode;qty\r\nPS-101;3', [row(3, 'PS-101', '3')]],
  ['a head with points', 'Item #,Qty.\nPS-101,2', [row(2, 'PS-101', '2')]],
  [
    'a head with an article',
    'N° article;Quantité commandée :\nPS-101;2'.normalize('NFD'),
    [row(2, 'PS-101', '2')],
  ],
  ['a byte order mark, and old line ends', '\ufeffcode;qty\rPS-101;2', [row(2, 'PS-101', '2')]],
  ['a column that is not known', 'code,colour,qty\nRS-101,red,3', [row(2, 'RS-101', '3')]],
  ['a comma within a row with tabs', 'RS-101\t2,5', [row(1, 'RS-101', '2,5')]],
])('%s', (_what, text, rows) => {
  expect(quickOrderRows(text)).toEqual(rows);
});

test.each([
  ['', 1],
  ['1', 1],
  ['999', 999],
  ['1000', null],
  ['３', 3],
  ['3,0', 3],
  ['3.00', 3],
  ['3.5', null],
  ['1,000', null],
  ['-3', null],
  ['0', null],
  ['-2', null],
  ['2.5', null],
  ['two', null],
])('the quantity %j is %s', (text, quantity) => {
  expect(writtenQuantity(text, 999)).toBe(quantity);
});

test.each([
  ['7', '7'],
  ['7.25', '7.25'],
  ['7,25', '7.25'],
  ['7 1/4', '7.25'],
  ['7½', '7.5'],
  ['10 3/4', '10.75'],
  ['N', null],
  ['7.123', null],
  ['', null],
])('the size %j is %s', (text, size) => {
  expect(writtenSize(text)).toBe(size);
});

test('names are compared without case, accents and spaces', () => {
  expect(plain('  Or  ÉTOILÉ ')).toBe('or etoile');
});
