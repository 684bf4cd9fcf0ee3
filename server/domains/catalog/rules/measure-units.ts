import { Decimal } from '../../../lib/money.ts';
import { GRAMS_PER_TROY_OUNCE } from '../../../lib/weight.ts';

type Unit = { measures: 'WEIGHT' | 'LENGTH'; factor: Decimal };

const weight = (factor: string | Decimal): Unit => ({ measures: 'WEIGHT', factor: new Decimal(factor) });
const length = (factor: string): Unit => ({ measures: 'LENGTH', factor: new Decimal(factor) });

/**
 * Units of the trade with what one of them is in grams or millimetres; all of them are exact by definition. Their places,
 * from 1, are their ids: new ones stand at the end.
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

/** Names of the units that are known, in the order of their ids from 1. */
export const MEASURE_UNITS: readonly string[] = [...UNITS.keys()];

/** The name of a unit by its name in any case, or by its id; null: there is none. */
export function measureUnit(text: string): string | null {
  const given = text.trim().toLowerCase();
  if (UNITS.has(given)) return given;
  return /^[1-9]\d{0,2}$/.test(given) ? (MEASURE_UNITS[Number(given) - 1] ?? null) : null;
}

/** Digits after the first that is not 0: quotients such as grams in a pennyweight do not end. */
const DIGITS = 20;

/** How many of the target one of the source is, or which of the two cannot be. */
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
