import { type DecimalInput, decimal, type Money } from '../../../lib/money.ts';

/** The metal loss of a job at a stage; negative for a gain, such as stones or findings. */
type MetalLoss = { grams: Money; percent: Money };

/** The loss between two weighings of a job; null if one is missing. */
export function metalLoss(weightIn: DecimalInput | null, weightOut: DecimalInput | null): MetalLoss | null {
  if (weightIn === null || weightOut === null || decimal(weightIn).isZero()) return null;
  const grams = decimal(weightIn).minus(decimal(weightOut));
  return { grams, percent: grams.mul(100).div(decimal(weightIn)).toDecimalPlaces(2) };
}

/** Whether the loss exceeds the tolerance in per cent. */
export function isOverTolerance(loss: MetalLoss | null, tolerance: DecimalInput): boolean {
  return loss?.percent.greaterThan(decimal(tolerance)) ?? false;
}

/** Stages with a weighing before and after; before casting there is nothing to weigh. */
const WEIGHED = { in: { from: 50, to: 90 }, out: { from: 40, to: 90 } };

/** Whether a job is weighed at the start or at the end of a stage. */
export function isWeighed(stage: number, when: 'in' | 'out'): boolean {
  const { from, to } = WEIGHED[when];
  return stage >= from && stage <= to;
}
