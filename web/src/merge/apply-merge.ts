import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { type Merge, mergeValues } from './merge-values.ts';

/** Shows the saved values in a form, and keeps the typed ones. */
export function applyMerge<V extends FieldValues>(
  { getValues, reset, setValue }: UseFormReturn<V>,
  before: V,
  saved: V,
  keyName: string,
): Merge {
  const merged = mergeValues(before, getValues(), saved, keyName);
  const restoreCaret = caret();
  reset(saved);
  // Names and values of form fields.
  for (const { name, value } of merged.kept)
    setValue(name as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true });
  restoreCaret();
  return merged;
}

/** The caret position. The returned function restores it. */
function caret(): () => void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => {};
  const { selectionStart, selectionEnd } = field;
  // Number and date fields have no caret position.
  return () => selectionStart !== null && field.setSelectionRange(selectionStart, selectionEnd);
}
