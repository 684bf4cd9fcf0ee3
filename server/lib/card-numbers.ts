import { type FoldedText, foldedText } from './folded-text.ts';

/** What stands where a card number stood. */
const STRUCK = '[card number]';

/** Runs of 13 to 19 digits, be they in groups; not parts of longer words, numbers or fractions, and no telephone. */
const RUN = /(?<![\w.+-])\d(?:[ -]?\d){12,18}(?![\w-]|\.\d)/g;

/** First digits and lengths of the networks whose cards a portal sees. */
const NETWORKS = [
  /^4(\d{15}|\d{18})$/,
  /^(5[1-5]|2[2-7])\d{14}$/,
  /^3[47]\d{13}$/,
  /^3(0[0-5]|[68]\d)\d{11}$/,
  /^(6011|64[4-9]\d|65\d\d)\d{12}$/,
  /^(62\d{14,17}|35\d{14})$/,
];

/**
 * Everything in a text that has the form and the check digit of a card number, in plain digits: numbers in other scripts
 * and widths, or with invisible characters between, are the same numbers.
 */
export function cardNumbersIn(text: string): string[] {
  const plain = foldedText(text)?.text ?? text;
  return (plain.match(RUN) ?? []).filter((run) => hasCheckDigit(digitsOf(run)));
}

/** Whether a text holds a card number of a known network. Tracking numbers and bar codes hardly ever look like one. */
export function holdsCardNumber(text: string): boolean {
  if (text.length < 13) return false;
  return cardNumbersIn(text).some((found) => NETWORKS.some((network) => network.test(digitsOf(found))));
}

/** The text with each card number struck out. */
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

/** The check of ISO/IEC 7812 (Luhn): every second digit from the right counts double. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const counted = index % 2 === 0 ? digit : digit * 2;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0 && /[1-9]/.test(digits);
}
