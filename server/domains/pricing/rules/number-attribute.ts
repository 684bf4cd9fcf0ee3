import { Decimal, type DecimalInput, decimal } from '../../../lib/money.ts';
import { typedDecimal, withoutUnit } from '../../../lib/typed-number.ts';

/** What a NUMBER attribute allows on a piece; decimals, null where nothing limits it. */
interface NumberLimits {
  minNumber: DecimalInput | null;
  maxNumber: DecimalInput | null;
  /** Steps are counted from the least value, else from 0. */
  numberStep: DecimalInput | null;
}

/** A number as people write it; null when it is none, ambiguous, or finer than thousandths. */
export function readNumber(text: string): Decimal | null {
  const plain = typedDecimal(withoutUnit(text));
  return plain !== null && /^\d{1,7}(\.\d{1,3})?$/.test(plain) ? decimal(plain) : null;
}

/** What is wrong with the value of a NUMBER attribute; null: nothing. */
export function numberProblem(limits: NumberLimits, value: Decimal): 'OUT_OF_RANGE' | 'NOT_A_STEP' | null {
  const { minNumber, maxNumber, numberStep } = limits;
  if (minNumber !== null && value.lessThan(decimal(minNumber))) return 'OUT_OF_RANGE';
  if (maxNumber !== null && value.greaterThan(decimal(maxNumber))) return 'OUT_OF_RANGE';
  if (numberStep === null) return null;
  const steps = value.minus(minNumber === null ? 0 : decimal(minNumber)).div(decimal(numberStep));
  return steps.isInteger() ? null : 'NOT_A_STEP';
}

/** How many times the weight of the reference piece a number stands for; 1 where the weight does not grow with it. */
export function weightShare(weighedNumber: DecimalInput | null, value: DecimalInput | null): Decimal {
  if (weighedNumber === null || value === null) return new Decimal(1);
  return decimal(value).div(decimal(weighedNumber));
}
