import type { AppLanguage } from '../i18n/language.ts';

/** Trimmed text of a form field; empty if absent. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Text of an optional field, or null if empty. */
export function textOrNull(data: FormData, name: string): string | null {
  return textOf(data, name) || null;
}

/** Integer of a field or a select, or null if empty or invalid. */
export function integerOrNull(data: FormData, name: string): number | null {
  const text = textOf(data, name);
  return /^-?\d+$/.test(text) ? Number(text) : null;
}

/** Whether a checkbox is checked. */
export function isChecked(data: FormData, name: string): boolean {
  return data.get(name) !== null;
}

/** A decimal string in the format of a language: `45.5` becomes `45.50`, in French `45,50`. */
export function typedAmount(amount: string, language: AppLanguage): string {
  const [whole = '', cents = ''] = amount.split('.');
  return `${whole}${language === 'fr' ? ',' : '.'}${cents.padEnd(2, '0')}`;
}
