import { useFormat } from '../format/useFormat.ts';
import { type NumberKind, readTyped } from './typed-number.ts';

/** The parsed value of a typed number for display; empty if the text has only digits and a point. */
export function useUnderstood(typed: string, kind: NumberKind): string | undefined {
  const { number } = useFormat();
  if (/^\d*([.]\d*)?$/.test(typed.trim())) return undefined;
  const value = readTyped(typed, kind);
  if (value === null) return undefined;
  return `= ${kind === 'AMOUNT' ? number(value, 2) : number(value)}`;
}
