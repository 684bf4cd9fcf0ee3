import { Decimal } from '../../../lib/money.ts';

/** A US ring size from 1 to 16 in quarter steps, which are exact as numbers. */
export type UsRingSize = number;

/** Ring size systems that a customer can choose. EU is the inside circumference in mm (ISO 8653). */
export type RingSizeSystem = 'US' | 'EU' | 'UK' | 'MM';

/** Smallest available US size. */
const SMALLEST_US_SIZE: UsRingSize = 1;

/** Largest available US size. */
const LARGEST_US_SIZE: UsRingSize = 16;

const DIAMETER_AT_ZERO_MM = new Decimal('11.63');
const DIAMETER_PER_SIZE_MM = new Decimal('0.8128');
const PI = new Decimal('3.14159265358979323846');

/** Whether a number is an available size: 1 to 16 in quarters. */
export function isUsRingSize(size: number): size is UsRingSize {
  return size >= SMALLEST_US_SIZE && size <= LARGEST_US_SIZE && Number.isInteger(size * 4);
}

/** Every size from `smallest` to `largest` in quarter steps, for the size picker. */
export function usRingSizes(smallest = SMALLEST_US_SIZE, largest = LARGEST_US_SIZE): UsRingSize[] {
  const steps = Math.max(0, Math.round((largest - smallest) * 4) + 1);
  return Array.from({ length: steps }, (_, step) => smallest + step / 4).filter(isUsRingSize);
}

/** Inside diameter in mm: 11.63 + 0.8128 × US size (product rules, price of a piece). */
export function insideDiameter(size: UsRingSize): Decimal {
  return DIAMETER_PER_SIZE_MM.mul(size).plus(DIAMETER_AT_ZERO_MM);
}

/** Inside circumference in mm, which is the EU size. */
export function insideCircumference(size: UsRingSize): Decimal {
  return insideDiameter(size).mul(PI);
}
