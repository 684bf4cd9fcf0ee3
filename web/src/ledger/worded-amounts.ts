import type { MutationFailure } from '../lib/forms/mutation-failure.ts';

/** A failure whose amounts are written as its reader writes them, for the sentence that they stand in. */
export function withWordedAmounts(
  failure: MutationFailure,
  money: (amount: string) => string,
): MutationFailure {
  const data = Object.entries(failure.data).map(([key, value]) => [
    key,
    typeof value === 'string' && /^-?\d+\.\d{2}$/.test(value) ? money(value) : value,
  ]);
  return { ...failure, data: Object.fromEntries(data) };
}
