import type { AppLanguage } from '../i18n/language.ts';

/** Text of a form field, trimmed; empty when it is absent. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Text of an optional field, or null when nothing was typed. */
export function textOrNull(data: FormData, name: string): string | null {
  return textOf(data, name) || null;
}

/** Whole number of a field or a select, or null when it is empty or none. */
export function integerOrNull(data: FormData, name: string): number | null {
  const text = textOf(data, name);
  return /^-?\d+$/.test(text) ? Number(text) : null;
}

/** Whether a checkbox is ticked. */
export function isChecked(data: FormData, name: string): boolean {
  return data.get(name) !== null;
}

/** A decimal string as an amount is typed in a language: `45.5` is `45.50`, and in French `45,50`. */
export function typedAmount(amount: string, language: AppLanguage): string {
  const [whole = '', cents = ''] = amount.split('.');
  return `${whole}${language === 'fr' ? ',' : '.'}${cents.padEnd(2, '0')}`;
}
