import { Decimal } from '../../../lib/money.ts';
import { GRAMS_PER_TROY_OUNCE } from '../../../lib/weight.ts';

type Unit = { measures: 'WEIGHT' | 'LENGTH'; factor: Decimal };

const weight = (factor: string | Decimal): Unit => ({ measures: 'WEIGHT', factor: new Decimal(factor) });
const length = (factor: string): Unit => ({ measures: 'LENGTH', factor: new Decimal(factor) });

/**
 * Units with their exact value in grams or millimetres. Their positions, from 1, are their ids, so new ones go to the
 * end.
 */
const UNITS: ReadonlyMap<string, Unit> = new Map([
  ['g', weight('1')],
  ['kg', weight('1000')],
  ['dwt', weight(GRAMS_PER_TROY_OUNCE.div(20))],
  ['ozt', weight(GRAMS_PER_TROY_OUNCE)],
  ['oz', weight('28.349523125')],
  ['gr', weight('0.06479891')],
  ['ct', weight('0.2')],
  ['mm', length('1')],
  ['in', length('25.4')],
]);

/** Names of the known units, by their ids from 1. */
export const MEASURE_UNITS: readonly string[] = [...UNITS.keys()];

/** The name of a unit by its name in any case, or by its id; null if unknown. */
export function measureUnit(text: string): string | null {
  const given = text.trim().toLowerCase();
  if (UNITS.has(given)) return given;
  return /^[1-9]\d{0,2}$/.test(given) ? (MEASURE_UNITS[Number(given) - 1] ?? null) : null;
}

/** Significant digits of quotients such as grams per pennyweight. */
const DIGITS = 20;

/** The value of the source in the target unit, or which of the two is invalid. */
type MeasureUnitConversion =
  | { factor: Decimal }
  | { problem: 'UNKNOWN'; field: 'source' | 'target' }
  | { problem: 'INCOMPATIBLE'; field: 'target' };

/** Converts units of weight (g, kg, dwt, ozt, oz, gr, ct) and of length (mm, in), by their names or ids. */
export function convertMeasureUnit(source: string, target: string): MeasureUnitConversion {
  const from = UNITS.get(measureUnit(source) ?? '');
  const to = UNITS.get(measureUnit(target) ?? '');
  if (!from) return { problem: 'UNKNOWN', field: 'source' };
  if (!to) return { problem: 'UNKNOWN', field: 'target' };
  if (from.measures !== to.measures) return { problem: 'INCOMPATIBLE', field: 'target' };
  return { factor: from.factor.div(to.factor).toSignificantDigits(DIGITS) };
}
