import { Decimal } from '../../../lib/money.ts';

/** Inside circumference in mm of UK size A (BS 6820). */
const CIRCUMFERENCE_OF_A = new Decimal('37.5');

/** Each half letter is 0.625 mm of circumference further. */
const MM_PER_HALF = new Decimal('0.625');

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LAST_LETTER = LETTERS.length - 1;
const UK_SIZE = /^(?:Z\s*\+\s*([1-9])|([A-Z]))\s*(½|1\/2|[.,]5)?$/i;

/** The UK letter nearest to an inside circumference in mm: `N½`, `Z`, `Z+1½`. */
export function ukSizeOfCircumference(circumference: Decimal): string {
  const halves = circumference.minus(CIRCUMFERENCE_OF_A).div(MM_PER_HALF).round().toNumber();
  const whole = Math.floor(halves / 2);
  const half = halves % 2 === 0 ? '' : '½';
  const letter = whole <= LAST_LETTER ? LETTERS.charAt(whole) : `Z+${whole - LAST_LETTER}`;
  return letter + half;
}

/** Inside circumference in mm of a UK letter size (`N½`, `n 1/2`, `N.5`, `Z+1`), or null when it is none. */
export function circumferenceOfUkSize(text: string): Decimal | null {
  const match = UK_SIZE.exec(text.trim());
  if (match === null) return null;
  const [, beyondZ, letter, half] = match;
  const whole =
    beyondZ === undefined ? LETTERS.indexOf((letter ?? '').toUpperCase()) : LAST_LETTER + Number(beyondZ);
  return MM_PER_HALF.mul(whole * 2 + (half === undefined ? 0 : 1)).plus(CIRCUMFERENCE_OF_A);
}
