import type { MutationFailure } from '../lib/forms/mutation-failure.ts';

/** A failure with its amounts formatted for the reader, for interpolation in its text. */
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
