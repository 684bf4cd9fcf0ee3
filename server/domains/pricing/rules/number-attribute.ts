import { Decimal, type DecimalInput, decimal } from '../../../lib/money.ts';
import { typedDecimal, withoutUnit } from '../../../lib/typed-number.ts';

/** The limits of a NUMBER attribute; decimals, null for no limit. */
interface NumberLimits {
  minNumber: DecimalInput | null;
  maxNumber: DecimalInput | null;
  /** Steps count from the minimum, otherwise from 0. */
  numberStep: DecimalInput | null;
}

/** Parses a typed number; null if it is invalid, ambiguous, or finer than thousandths. */
export function readNumber(text: string): Decimal | null {
  const plain = typedDecimal(withoutUnit(text));
  return plain !== null && /^\d{1,7}(\.\d{1,3})?$/.test(plain) ? decimal(plain) : null;
}

/** The problem of a NUMBER value; null for none. */
export function numberProblem(limits: NumberLimits, value: Decimal): 'OUT_OF_RANGE' | 'NOT_A_STEP' | null {
  const { minNumber, maxNumber, numberStep } = limits;
  if (minNumber !== null && value.lessThan(decimal(minNumber))) return 'OUT_OF_RANGE';
  if (maxNumber !== null && value.greaterThan(decimal(maxNumber))) return 'OUT_OF_RANGE';
  if (numberStep === null) return null;
  const steps = value.minus(minNumber === null ? 0 : decimal(minNumber)).div(decimal(numberStep));
  return steps.isInteger() ? null : 'NOT_A_STEP';
}

/** Factor of a number on the weight of the reference piece; 1 if the weight does not depend on it. */
export function weightShare(weighedNumber: DecimalInput | null, value: DecimalInput | null): Decimal {
  if (weighedNumber === null || value === null) return new Decimal(1);
  return decimal(value).div(decimal(weighedNumber));
}
