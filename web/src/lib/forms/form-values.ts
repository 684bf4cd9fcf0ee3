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

/** An amount of a field as a decimal string, or null when it is empty: `45,5` is `45.5`. */
export function amountOrNull(data: FormData, name: string): string | null {
  return amountOf(textOf(data, name));
}

/** A typed amount as a decimal string, or null when nothing was typed. */
export function amountOf(text: string): string | null {
  return text.trim().replace(',', '.') || null;
}
