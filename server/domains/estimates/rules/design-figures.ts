import { type DecimalInput, decimal } from '../../../lib/money.ts';
import { DESIGN_RANGES } from './estimate-limits.ts';

/** A figure of a design within its range, rounded to its places; null if outside. */
export function designFigure(name: keyof typeof DESIGN_RANGES, given: DecimalInput): string | null {
  const { min, max, places } = DESIGN_RANGES[name];
  const value = decimal(given);
  if (value.lessThan(min) || value.greaterThan(max)) return null;
  return value.toDecimalPlaces(places).toFixed();
}
