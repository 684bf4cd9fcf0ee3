import { createContext, type RefCallback, useContext, useEffect } from 'react';
import type { MutationFailure } from './mutation-failure.ts';

/** Connects a control to the values of its form. */
export type FieldBinding = {
  readonly name: string;
  readonly ref?: RefCallback<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;
  readonly onChange?: (event: { target: unknown; type?: string }) => unknown;
  readonly onBlur?: (event: { target: unknown; type?: string }) => unknown;
};

/** Form state for fields: the last failure and its texts. */
export type FormState = {
  readonly failure: MutationFailure | null;
  /** Clears the failure after its cause changed. */
  readonly forgetFailure?: () => void;
  /** Prefix of field ids, for the links of the summary. */
  readonly formId: string;
  readonly routeNamespace?: string;
  /** Connects a field to the form's values; absent if the form reads its controls when it is sent. */
  readonly register?: (name: string) => FieldBinding;
  /** Labels of the rendered fields by name, for the summary. */
  readonly labels?: Map<string, string>;
};

/** Provided by `Form` and `ValuesForm`. */
export const FormContext = createContext<FormState>({ failure: null, formId: '' });

/** Error codes of a field from the last attempt: those of its path and of paths below it. */
export function useFieldCodes(name: string): readonly string[] {
  const { failure } = useContext(FormContext);
  if (!failure) return [];
  return failure.issues.filter(({ path }) => isPathOf(name, path)).map(({ code }) => code);
}

/** Registers a field's label for the form's summary. */
export function useFieldLabel(name: string, label: string): void {
  const { labels } = useContext(FormContext);
  useEffect(() => {
    labels?.set(name, label);
    return () => void labels?.delete(name);
  }, [labels, name, label]);
}

/** The binding of a control: its name, and the properties for a `ValuesForm`. */
export function useFieldBinding(name: string): FieldBinding {
  const { register } = useContext(FormContext);
  return register?.(name) ?? { name };
}

/** Whether the path of an issue is a field's path or below it. */
export function isPathOf(name: string, path: string): boolean {
  return path === name || path.startsWith(`${name}.`);
}

/** Id of a field's control, the target of links in the summary. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
