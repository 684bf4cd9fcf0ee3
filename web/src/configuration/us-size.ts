const FRACTIONS: Record<string, string> = { '0.25': '¼', '0.5': '½', '0.75': '¾' };

/** A US size with its fraction: `7¼`. */
export function usSize(decimal: string): string {
  const whole = Math.floor(Number(decimal));
  return whole + (FRACTIONS[Number(decimal) - whole] ?? '');
}
