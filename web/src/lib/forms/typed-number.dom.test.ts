import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { constraintFailure } from './constraint-issues.ts';
import { NUMBER_KINDS, type NumberKind, numberInput, readMeasure, readTyped } from './typed-number.ts';

afterEach(() => {
  document.documentElement.lang = 'en';
});

/** Typed text, its kind, and the values parsed on an English and a French page; '-': an error. */
const TYPED = `
  12           AMOUNT   12        12
  12.5         AMOUNT   12.5      12.5
  12,5         AMOUNT   12.5      12.5
  6,200.50     AMOUNT   6200.50   6200.50
  $5,000.00    AMOUNT   5000.00   5000.00
  2 802,80     AMOUNT   2802.80   2802.80
  2 802,80 $   AMOUNT   2802.80   2802.80
  1.234,50     AMOUNT   1234.50   1234.50
  1,234.50     AMOUNT   1234.50   1234.50
  1’234.50     AMOUNT   1234.50   1234.50
  12,345       AMOUNT   12345     -
  12.345       AMOUNT   -         -
  0,345        AMOUNT   -         -
  0.345        AMOUNT   -         -
  .345         AMOUNT   -         -
  1 234.567    AMOUNT   -         -
  1 234,567    AMOUNT   -         -
  1,234.567    AMOUNT   -         -
  1.234,567    AMOUNT   -         -
  12.340       AMOUNT   -         -
  1.234.567    AMOUNT   1234567   1234567
  -3           AMOUNT   -         -
  a lot        AMOUNT   -         -
  12.          AMOUNT   -         -
  12 34        AMOUNT   -         -
  1234567890123 AMOUNT  -         -
  25           PERCENT  25        25
  12,345       PERCENT  12345     -
  8.875        RATE     8.875     8.875
  9,975        RATE     9975      9.975
  14.97505     RATE     -         -
  -3,5         MOVE     -3.5      -3.5
  3.105        GRAMS    -         -
  3,10         GRAMS    3.10      3.10
  0,005        CARATS   0.005     0.005
  0.0005       CARATS   -         -
  12.3456      VOLUME   12.3456   12.3456
  45.5         MEASURE  45.5      45.5
`;

const rows = TYPED.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s{2,}|(?<=\d{13}) /))
  .map(([text = '', kind = '', en = '', fr = '']) => ({ text, kind: kind as NumberKind, en, fr }));

/** The error codes of a form with a typed number. */
function sent(text: string, kind: NumberKind): string[] {
  const form = document.createElement('form');
  const input = Object.assign(document.createElement('input'), { name: 'number', value: text });
  input.setAttribute('data-number', numberInput(kind)['data-number']);
  form.append(input);
  return (constraintFailure(form)?.issues ?? []).map(({ code }) => code);
}

describe.each(['en', 'fr'] as const)('on a page in %s', (language) => {
  test.each(rows)('$text as $kind', ({ text, kind, [language]: understood }) => {
    document.documentElement.lang = language;
    const isNone = understood === '-';
    expect(readTyped(text, kind)).toBe(isNone ? null : understood);
    // The form uses the same parser.
    expect(sent(text, kind)).toEqual(isNone ? [NUMBER_KINDS[kind].code] : []);
  });

  test.each(['45.5 cm', '45,5cm', '45.5', ' 45,5 '])('%j is a length', (text) => {
    document.documentElement.lang = language;
    expect(readMeasure(text)).toBe('45.5');
  });
});

/** Patterns of number fields and number parsing outside of `numberInput`, `WHOLE_NUMBER` and `readNumber`. */
const OWN_NUMBERS =
  /type="number"|inputMode\b.*decimal|parseFloat|replace\((?:','|\/,\/g?), *'\.'\)|valueAsNumber/;

/** The fields and the parser themselves, and Chakra's stepper, which has its own format for integers. */
const ALLOWED = ['lib/forms/NumberStepper.tsx', 'lib/forms/typed-number.ts'];

test('all numbers are formatted and parsed by these functions', () => {
  const source = join(import.meta.dirname, '../..');
  const own = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/__generated__|\.test\./.test(path))
    .filter((path) => OWN_NUMBERS.test(readFileSync(join(source, path), 'utf8')))
    .sort();
  expect(own).toEqual(ALLOWED);
});
