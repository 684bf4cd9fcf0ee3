import { Decimal } from '../../../lib/money.ts';

/** Inside circumference in mm of UK size A (BS 6820). */
const CIRCUMFERENCE_OF_A = new Decimal('37.5');

/** Each half letter adds 0.625 mm of circumference. */
const MM_PER_HALF = new Decimal('0.625');

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LAST_LETTER = LETTERS.length - 1;

/** The UK letter nearest to an inside circumference in mm: `N½`, `Z`, `Z+1½`. */
export function ukSizeOfCircumference(circumference: Decimal): string {
  const halves = circumference.minus(CIRCUMFERENCE_OF_A).div(MM_PER_HALF).round().toNumber();
  const whole = Math.floor(halves / 2);
  const half = halves % 2 === 0 ? '' : '½';
  const letter = whole <= LAST_LETTER ? LETTERS.charAt(whole) : `Z+${whole - LAST_LETTER}`;
  return letter + half;
}
