import { useCallback } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { FormFrame, type FormLayout } from './FormFrame.tsx';
import type { FieldBinding } from './form-context.ts';
import type { MutationFailure } from './mutation-failure.ts';

type ValuesFormProps<V extends FieldValues> = FormLayout & {
  /** From react-hook-form: `useForm({ defaultValues })`. */
  form: UseFormReturn<V>;
  /** Sends the values. Resolves to the failure to show, or null on success. */
  onSend: (values: V) => Promise<MutationFailure | null>;
};

/**
 * A form with values in react-hook-form, for fields that depend on each other, lists of fields, and forms that compare
 * values with the saved ones. Fields and errors are those of `Form`.
 */
export function ValuesForm<V extends FieldValues>({ form, onSend, ...frame }: ValuesFormProps<V>) {
  const { register: registerValue, getValues, reset, formState } = form;
  const register = useCallback(
    // A field's name is its path in the values; the tests of the forms verify this.
    (name: string): FieldBinding => registerValue(name as Path<V>) as FieldBinding,
    [registerValue],
  );

  async function handleSend(): Promise<MutationFailure | null> {
    const values = getValues();
    const failure = await onSend(values);
    if (failure === null) reset(values);
    return failure;
  }

  return <FormFrame {...frame} isDirty={formState.isDirty} register={register} onSend={handleSend} />;
}
