import { Stack, type StackProps } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { constraintFailure } from './constraint-issues.ts';
import { FormSummary } from './FormSummary.tsx';
import { type FieldBinding, FormContext, isPathOf } from './form-context.ts';
import type { MutationFailure } from './mutation-failure.ts';
import { useUnsavedWork } from './useUnsavedWork.ts';

/** What every form takes. */
export type FormLayout = Omit<StackProps, 'onSubmit' | 'onInput'> & {
  /** Namespace with the route's own `errors.CODE`. */
  routeNamespace?: string;
  /** Leaving with something typed asks first. Off for forms of one field, such as a search. */
  isGuarded?: boolean;
  children: ReactNode;
};

type FormFrameProps = FormLayout & {
  isDirty: boolean;
  onType?: () => void;
  register?: (name: string) => FieldBinding;
  /** Sends the form. Resolves to the failure to show, or null when it was saved. */
  onSend: (form: HTMLFormElement) => Promise<MutationFailure | null>;
};

/**
 * The error contract of all forms: the fields' own constraints first, then the server's codes, each under its field and
 * in a summary at the top that names and links it. An error leaves its field when the field changes.
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

  // While it is being sent a form does not block leaving: a success may navigate immediately.
  useUnsavedWork(isGuarded && isDirty && !isSending);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    // React hands on what a form in a dialog over this one sends.
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
          // Dialogs ask before they close over it.
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

/** The failure without the issues of a field; null when nothing is left of it. */
function withoutField(failure: MutationFailure, name: string): MutationFailure | null {
  const issues = failure.issues.filter(({ path }) => !isPathOf(name, path));
  if (issues.length === failure.issues.length) return failure;
  return issues.length > 0 ? { ...failure, issues } : null;
}
