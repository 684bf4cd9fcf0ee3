import { useState } from 'react';
import { FormFrame, type FormLayout } from './FormFrame.tsx';
import type { MutationFailure } from './mutation-failure.ts';

type FormProps = FormLayout & {
  /** Sends the form. Resolves to the failure to show, or null when it was saved. */
  onSend: (data: FormData) => Promise<MutationFailure | null>;
};

/**
 * A form of plain fields, read from its controls when it is sent. What was typed stays through every failure; it counts
 * as unsaved until `onSend` resolves to null. Fields that depend on each other belong in a `ValuesForm`.
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
