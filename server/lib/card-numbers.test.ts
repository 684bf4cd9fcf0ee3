import { expect, test } from '@jest/globals';
import { cardNumbersIn, holdsCardNumber, withoutCardNumbers } from './card-numbers.ts';

test.each([
  ['4111111111111111'],
  ['4111 1111 1111 1111'],
  ['4111-1111-1111-1111'],
  ['pay with 5555555555554444, please'],
  ['2223003122003222'],
  ['378282246310005'],
  ['3782 822463 10005'],
  ['30569309025904'],
  ['6011111111111117'],
  ['6200000000000005'],
  ['{"note":"4111111111111111"}'],
  ['４１１１１１１１１１１１１１１１'],
  ['４１１１ １１１１ １１１１ １１１１'],
  ['４１１１　１１１１　１１１１　１１１１'],
  ['٤١١١١١١١١١١١١١١١'],
  ['۴۱۱۱۱۱۱۱۱۱۱۱۱۱۱۱'],
  ['४१११११११११११११११'],
  ['๔๑๑๑๑๑๑๑๑๑๑๑๑๑๑๑'],
  ['𝟒𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏'],
  ['④①①①①①①①①①①①①①①①'],
  ['⁴¹¹¹¹¹¹¹¹¹¹¹¹¹¹¹'],
  ['4111\u200b1111\u200d1111\u20601111'],
  ['4111\u00a01111\u202f1111\u20091111'],
  ['4111–1111—1111−1111'],
  ['\u202e4111111111111111\u202c'],
  ['4111\u00ad1111\ufe0f1111\u034f1111'],
  ['Zahlung: 4１1１1１1１1１1１1１1１, danke'],
])('%s holds a card number', (text) => {
  expect(holdsCardNumber(text)).toBe(true);
  expect(cardNumbersIn(text)).toHaveLength(1);
  expect(holdsCardNumber(withoutCardNumbers(text))).toBe(false);
});

test.each([
  ['another check digit', '4111111111111112'],
  ['a part of a longer number', '94111111111111111112345'],
  ['a part of a word', 'JO-4111111111111111a'],
  ['a fraction', '0.4111111111111111'],
  ['nothing but zeros', '0000000000000000'],
  ['too short', '411111111111'],
  ['an id of letters and digits', '3f2504e0-4f89-11d3-9a0c-0305e82c3301'],
  ['an id of digits', '12345678-1234-1234-1234-123456789012'],
  ['a phone number', '+1 212 555 0123'],
  ['a long phone number', '+49 1512 3456784'],
  ['several amounts', '1200.00 1300.00 1400.00'],
  ['an instant', '2026-11-22T00:07:29.123Z'],
])('%s is none', (_what, text) => {
  expect(cardNumbersIn(text)).toEqual([]);
});

test.each([
  ['Reçu ４１１１１１１１１１１１１１１１, merci', 'Reçu [card number], merci'],
  ['💍 4111\u200b1111\u200b1111\u200b1111 💍', '💍 [card number] 💍'],
  ['bague n° ７ à 5 h', 'bague n° ７ à 5 h'],
])('%s is kept as %s', (text, kept) => {
  expect(withoutCardNumbers(text)).toBe(kept);
});

test('finds a number of an unknown network, but does not refuse it', () => {
  for (const text of ['7992739871375', '4222222222222']) {
    expect(cardNumbersIn(text)).toHaveLength(1);
    expect(holdsCardNumber(text)).toBe(false);
  }
});
