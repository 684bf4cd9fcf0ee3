import { useId, useMemo } from 'react';
import { FormContext } from '../../../lib/forms/form-context.ts';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import { TextAreaField } from '../../../lib/forms/TextAreaField.tsx';
import { TextField } from '../../../lib/forms/TextField.tsx';
import { useDraft } from '../_lib/useDraft.ts';

type DraftFieldProps = {
  name: string;
  label: string;
  hint?: string;
  /** Maximum number of characters. */
  maxLength: number;
  isLong?: boolean;
  disabled?: boolean;
  storageKey: string;
  saved: string | null | undefined;
  /** Saves the text; null for none. */
  onSave: (text: string | null) => Promise<MutationFailure | null>;
};

/** A text of the cart that is saved on blur. A refusal is shown below it. */
export function DraftField(props: DraftFieldProps) {
  const { name, label, hint, maxLength, isLong = false, disabled, storageKey, saved, onSave } = props;
  const formId = useId();
  const { text, change, commit, failure } = useDraft({
    storageKey,
    saved: saved ?? '',
    save: (next) => onSave(next || null),
  });
  const form = useMemo(
    () => ({ failure: failure && onField(failure, name), formId, routeNamespace: 'cart' }),
    [failure, formId, name],
  );
  const Field = isLong ? TextAreaField : TextField;
  return (
    <FormContext value={form}>
      <Field
        name={name}
        label={label}
        hint={hint}
        maxLength={maxLength}
        disabled={disabled}
        value={text}
        onChange={({ currentTarget }: { currentTarget: { value: string } }) => change(currentTarget.value)}
        onBlur={commit}
      />
    </FormContext>
  );
}

/** Failures without a field are shown at this one. */
function onField(failure: MutationFailure, name: string): MutationFailure {
  return failure.issues.length > 0 ? failure : { ...failure, issues: [{ path: name, code: failure.code }] };
}
