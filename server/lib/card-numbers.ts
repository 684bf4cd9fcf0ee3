import { type FoldedText, foldedText } from './folded-text.ts';

/** Replaces a card number. */
const STRUCK = '[card number]';

/**
 * Runs of 13 to 19 digits, also in groups, that are not part of longer words, numbers or decimals, nor telephone
 * numbers.
 */
const RUN = /(?<![\w.+-])\d(?:[ -]?\d){12,18}(?![\w-]|\.\d)/g;

/** Leading digits and lengths of the supported card networks. */
const NETWORKS = [
  /^4(\d{15}|\d{18})$/,
  /^(5[1-5]|2[2-7])\d{14}$/,
  /^3[47]\d{13}$/,
  /^3(0[0-5]|[68]\d)\d{11}$/,
  /^(6011|64[4-9]\d|65\d\d)\d{12}$/,
  /^(62\d{14,17}|35\d{14})$/,
];

/**
 * All parts of a text with the format and check digit of a card number, as ASCII digits. Digits of other scripts and
 * widths, and invisible characters in between, are normalized first.
 */
export function cardNumbersIn(text: string): string[] {
  const plain = foldedText(text)?.text ?? text;
  return (plain.match(RUN) ?? []).filter((run) => hasCheckDigit(digitsOf(run)));
}

/** Whether a text contains a card number of a known network. Tracking numbers and bar codes rarely match. */
export function holdsCardNumber(text: string): boolean {
  if (text.length < 13) return false;
  return cardNumbersIn(text).some((found) => NETWORKS.some((network) => network.test(digitsOf(found))));
}

/** The text with each card number replaced. */
export function withoutCardNumbers(text: string): string {
  const folded = foldedText(text);
  if (folded) return withoutFolded(text, folded);
  return text.replace(RUN, (run) => (hasCheckDigit(digitsOf(run)) ? STRUCK : run));
}

function withoutFolded(original: string, { text, origins }: FoldedText): string {
  let rest = '';
  let done = 0;
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (!hasCheckDigit(digitsOf(run))) continue;
    rest += original.slice(done, origins[index]) + STRUCK;
    done = origins[index + run.length] ?? original.length;
  }
  return rest + original.slice(done);
}

function digitsOf(run: string): string {
  return run.replace(/\D/g, '');
}

/** The Luhn check (ISO/IEC 7812): every second digit from the right counts double. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const counted = index % 2 === 0 ? digit : digit * 2;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0 && /[1-9]/.test(digits);
}
