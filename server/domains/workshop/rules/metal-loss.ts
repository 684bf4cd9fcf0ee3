import { type DecimalInput, decimal, type Money } from '../../../lib/money.ts';

/** What a job lost at a stage of the bench; negative where it gained: stones, findings. */
type MetalLoss = { grams: Money; percent: Money };

/** What was lost between two weighings of a job; null where one is missing. */
export function metalLoss(weightIn: DecimalInput | null, weightOut: DecimalInput | null): MetalLoss | null {
  if (weightIn === null || weightOut === null || decimal(weightIn).isZero()) return null;
  const grams = decimal(weightIn).minus(decimal(weightOut));
  return { grams, percent: grams.mul(100).div(decimal(weightIn)).toDecimalPlaces(2) };
}

/** Whether more was lost than the tolerance, in per cent, has it. */
export function isOverTolerance(loss: MetalLoss | null, tolerance: DecimalInput): boolean {
  return loss?.percent.greaterThan(decimal(tolerance)) ?? false;
}

/** Stages before which there is nothing to weigh; a casting is weighed when it comes out. */
const WEIGHED = { in: { from: 50, to: 90 }, out: { from: 40, to: 90 } };

/** Whether a job is weighed when it begins a stage, or when it leaves it. */
export function isWeighed(stage: number, when: 'in' | 'out'): boolean {
  const { from, to } = WEIGHED[when];
  return stage >= from && stage <= to;
}
