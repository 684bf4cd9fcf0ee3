import { createContext, useContext } from 'react';
import type { MutationFailure } from './mutation-failure.ts';

/** What fields of a `Form` read: the failure of the last attempt and how to word it. */
export type FormState = {
  readonly failure: MutationFailure | null;
  /** Prefix of the ids of the fields, so that the summary's links find them. */
  readonly formId: string;
  readonly routeNamespace?: string;
};

/** Given by `Form`. */
export const FormContext = createContext<FormState>({ failure: null, formId: '' });

/** Codes of the last attempt that belong to a field: its own path or one below it. */
export function useFieldCodes(name: string): readonly string[] {
  const { failure } = useContext(FormContext);
  if (!failure) return [];
  return failure.issues
    .filter(({ path }) => path === name || path.startsWith(`${name}.`))
    .map(({ code }) => code);
}

/** Id of the control of a field: what the summary's links point to. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
