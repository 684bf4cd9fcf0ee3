import { useState } from 'react';
import { FormFrame, type FormLayout } from './FormFrame.tsx';
import type { MutationFailure } from './mutation-failure.ts';

type FormProps = FormLayout & {
  /** Sends the form. Resolves to the failure to show, or null on success. */
  onSend: (data: FormData) => Promise<MutationFailure | null>;
};

/**
 * A form of native fields, read when it is sent. Input survives every failure and counts as unsaved until `onSend`
 * resolves to null. Use `ValuesForm` for fields that depend on each other.
 */
export function Form({ onSend, ...frame }: FormProps) {
  const [isDirty, setIsDirty] = useState(false);

  async function handleSend(form: HTMLFormElement) {
    const failure = await onSend(new FormData(form));
    if (failure === null) setIsDirty(false);
    return failure;
  }

  return <FormFrame {...frame} isDirty={isDirty} onType={() => setIsDirty(true)} onSend={handleSend} />;
}
