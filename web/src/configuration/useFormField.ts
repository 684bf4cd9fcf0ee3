import { useContext } from 'react';
import { FormContext, fieldId, useFieldCodes, useFieldLabel } from '../lib/forms/form-context.ts';
import { useErrorText } from '../lib/forms/useErrorText.ts';
import type { ChoiceField } from './useChoices.ts';

/** A choice as a field of the surrounding form, for the `useField` of a `ConfigurationContext`. */
export function useFormField(name: string, label: string): ChoiceField {
  const { formId, routeNamespace } = useContext(FormContext);
  const { ofCode } = useErrorText(routeNamespace);
  useFieldLabel(name, label);
  const [code] = useFieldCodes(name);
  return { name, id: fieldId(formId, name), error: code === undefined ? null : ofCode(code) };
}
