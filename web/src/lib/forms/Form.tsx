import { Stack, type StackProps } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { FormSummary } from './FormSummary.tsx';
import { FormContext } from './form-context.ts';
import type { MutationFailure } from './mutation-failure.ts';
import { useUnsavedWork } from './useUnsavedWork.ts';

type FormProps = Omit<StackProps, 'onSubmit' | 'onInput'> & {
  /** Sends the form. Resolves to the failure to show, or null when it was saved. */
  onSend: (data: FormData) => Promise<MutationFailure | null>;
  /** Namespace with the route's own `errors.CODE`. */
  routeNamespace?: string;
  /** Leaving with something typed asks first. Off for forms of one field, such as a search. */
  isGuarded?: boolean;
  children: ReactNode;
};

/**
 * A form: native constraints first, then the server's codes under their fields and a summary at the top that links to
 * them. What was typed stays through every failure; it counts as unsaved until `onSend` resolves to null.
 */
export function Form({ onSend, routeNamespace, isGuarded = true, children, ...layout }: FormProps) {
  const formId = useId();
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const state = useMemo(() => ({ failure, formId, routeNamespace }), [failure, formId, routeNamespace]);

  // While it is being sent a form does not hold its page: what follows a success may go elsewhere at once.
  useUnsavedWork(isGuarded && isDirty && !isSending);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setIsSending(true);
    const outcome = await onSend(new FormData(form));
    setIsSending(false);
    setFailure(outcome);
    if (outcome === null) setIsDirty(false);
    else requestAnimationFrame(() => form.querySelector<HTMLElement>('[data-form-summary]')?.focus());
  }

  return (
    <FormContext value={state}>
      <Stack gap="4" {...layout} asChild>
        <form id={formId} onSubmit={handleSubmit} onInput={() => setIsDirty(true)}>
          <FormSummary />
          {children}
        </form>
      </Stack>
    </FormContext>
  );
}
