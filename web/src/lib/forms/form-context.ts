import { createContext, type RefCallback, useContext, useEffect } from 'react';
import type { MutationFailure } from './mutation-failure.ts';

/** What ties a control to the values of its form. */
export type FieldBinding = {
  readonly name: string;
  readonly ref?: RefCallback<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;
  readonly onChange?: (event: { target: unknown; type?: string }) => unknown;
  readonly onBlur?: (event: { target: unknown; type?: string }) => unknown;
};

/** What fields of a form read: the failure of the last attempt and how to word it. */
export type FormState = {
  readonly failure: MutationFailure | null;
  /** Takes the failure away: what caused it has changed. */
  readonly forgetFailure?: () => void;
  /** Prefix of the ids of the fields, so that the summary's links find them. */
  readonly formId: string;
  readonly routeNamespace?: string;
  /** Ties a field to the form's values; absent where the form reads its controls when it is sent. */
  readonly register?: (name: string) => FieldBinding;
  /** Labels of the fields that are shown, by name: the summary names the fields with errors. */
  readonly labels?: Map<string, string>;
};

/** Given by `Form` and `ValuesForm`. */
export const FormContext = createContext<FormState>({ failure: null, formId: '' });

/** Codes of the last attempt that belong to a field: its own path or one below it. */
export function useFieldCodes(name: string): readonly string[] {
  const { failure } = useContext(FormContext);
  if (!failure) return [];
  return failure.issues.filter(({ path }) => isPathOf(name, path)).map(({ code }) => code);
}

/** Registers the label of a field for the form's summary. */
export function useFieldLabel(name: string, label: string): void {
  const { labels } = useContext(FormContext);
  useEffect(() => {
    labels?.set(name, label);
    return () => void labels?.delete(name);
  }, [labels, name, label]);
}

/** The control's tie to its form: its name, and what the values of a `ValuesForm` need. */
export function useFieldBinding(name: string): FieldBinding {
  const { register } = useContext(FormContext);
  return register?.(name) ?? { name };
}

/** Whether the path of an issue is a field's own or one below it. */
export function isPathOf(name: string, path: string): boolean {
  return path === name || path.startsWith(`${name}.`);
}

/** Id of the control of a field: what the summary's links point to. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
