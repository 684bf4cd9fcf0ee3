const SCALE = 4;

/** Exact sum of decimal strings with at least two decimals; null if one of them is unknown. */
export function sumAmounts(amounts: readonly (string | null | undefined)[]): string | null {
  let sum = 0n;
  for (const amount of amounts) {
    if (amount == null) return null;
    sum += scaled(amount);
  }
  return unscaled(sum);
}

/** Exact product of a decimal string and an integer; null if either is invalid. */
export function timesAmount(amount: string, count: number): string | null {
  if (!/^-?\d+(\.\d{1,4})?$/.test(amount) || !Number.isInteger(count)) return null;
  return unscaled(scaled(amount) * BigInt(count));
}

function unscaled(sum: bigint): string {
  const digits = (sum < 0n ? -sum : sum).toString().padStart(SCALE + 1, '0');
  const fraction = digits.slice(-SCALE).replace(/0{1,2}$/, '');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -SCALE)}.${fraction}`;
}

function scaled(amount: string): bigint {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  const value = BigInt(whole + fraction.padEnd(SCALE, '0').slice(0, SCALE));
  return sign ? -value : value;
}
