import { Stack, type StackProps } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { constraintFailure } from './constraint-issues.ts';
import { FormSummary } from './FormSummary.tsx';
import { type FieldBinding, FormContext, isPathOf } from './form-context.ts';
import type { MutationFailure } from './mutation-failure.ts';
import { useUnsavedWork } from './useUnsavedWork.ts';

/** Properties of all forms. */
export type FormLayout = Omit<StackProps, 'onSubmit' | 'onInput'> & {
  /** Namespace with the route's `errors.CODE` texts. */
  routeNamespace?: string;
  /** Leaving the page with unsaved input asks first. Turn it off for passwords, codes and what is kept anyway. */
  isGuarded?: boolean;
  children: ReactNode;
};

type FormFrameProps = FormLayout & {
  isDirty: boolean;
  onType?: () => void;
  register?: (name: string) => FieldBinding;
  /** Sends the form. Resolves to the failure to show, or null on success. */
  onSend: (form: HTMLFormElement) => Promise<MutationFailure | null>;
};

/**
 * Error handling of all forms: first the constraints of the fields, then the codes of the server, each below its field
 * and in a summary at the top with a link to the field. An error disappears when its field changes.
 */
export function FormFrame(props: FormFrameProps) {
  const { onSend, isDirty, onType, register, routeNamespace, isGuarded = true, children, ...layout } = props;
  const formId = useId();
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [labels] = useState(() => new Map<string, string>());
  const state = useMemo(
    () => ({
      failure,
      forgetFailure: () => setFailure(null),
      formId,
      routeNamespace,
      labels,
      register,
    }),
    [failure, formId, routeNamespace, labels, register],
  );

  // While sending, a form does not block leaving, because a success may navigate at once.
  useUnsavedWork(isGuarded && isDirty && !isSending);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    // React also bubbles submit events of forms in dialogs opened from this form.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    const form = event.currentTarget;
    setIsSending(true);
    const outcome = constraintFailure(form) ?? (await onSend(form));
    setIsSending(false);
    setFailure(outcome);
    if (outcome) requestAnimationFrame(() => form.querySelector<HTMLElement>('[data-form-summary]')?.focus());
  }

  function handleInput(event: FormEvent<HTMLFormElement>) {
    onType?.();
    const { target } = event;
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name) setFailure((current) => current && withoutField(current, name));
  }

  return (
    <FormContext value={state}>
      <Stack gap="4" {...layout} asChild>
        <form
          id={formId}
          noValidate
          // Dialogs ask before closing if a form has this attribute.
          data-typed={isDirty && !isSending ? '' : undefined}
          onSubmit={handleSubmit}
          onInput={handleInput}
        >
          <FormSummary />
          {children}
        </form>
      </Stack>
    </FormContext>
  );
}

/** The failure without the issues of a field; null if no issues remain. */
function withoutField(failure: MutationFailure, name: string): MutationFailure | null {
  const issues = failure.issues.filter(({ path }) => !isPathOf(name, path));
  if (issues.length === failure.issues.length) return failure;
  return issues.length > 0 ? { ...failure, issues } : null;
}
