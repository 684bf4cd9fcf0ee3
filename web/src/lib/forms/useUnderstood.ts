import { useFormat } from '../format/useFormat.ts';
import { type NumberKind, readTyped } from './typed-number.ts';

/** What was understood of a typed number, as pages show it; nothing where only digits and a point were typed. */
export function useUnderstood(typed: string, kind: NumberKind): string | undefined {
  const { number } = useFormat();
  if (/^\d*([.]\d*)?$/.test(typed.trim())) return undefined;
  const value = readTyped(typed, kind);
  if (value === null) return undefined;
  return `= ${kind === 'AMOUNT' ? number(value, 2) : number(value)}`;
}
