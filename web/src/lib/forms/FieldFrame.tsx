import { Field } from '@chakra-ui/react';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { FormContext, fieldId, useFieldCodes, useFieldLabel } from './form-context.ts';
import { useErrorText } from './useErrorText.ts';

/** What every field takes. */
export type FieldFacts = {
  /** Name in the form, and path within the mutation's `input`: codes of the server land on it. */
  name: string;
  label: string;
  /** One line below the control. */
  hint?: string;
  required?: boolean;
  disabled?: boolean;
};

type FieldFrameProps = FieldFacts & { children: ReactNode };

/** Label above, control, hint below, errors in words under it. */
export function FieldFrame({ name, label, hint, required, disabled, children }: FieldFrameProps) {
  const { t } = useTranslation();
  const { formId, routeNamespace } = useContext(FormContext);
  const { ofCode } = useErrorText(routeNamespace);
  const codes = useFieldCodes(name);
  useFieldLabel(name, label);
  return (
    <Field.Root
      id={formId ? fieldId(formId, name) : undefined}
      required={required}
      disabled={disabled}
      invalid={codes.length > 0}
    >
      <Field.Label>
        {label}
        {!required && <Field.RequiredIndicator fallback={<Optional text={t('form.optional')} />} />}
      </Field.Label>
      {children}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      {codes.map((code) => (
        <Field.ErrorText key={code}>{ofCode(code)}</Field.ErrorText>
      ))}
    </Field.Root>
  );
}

function Optional({ text }: { text: string }) {
  return (
    <Field.HelperText as="span" fontWeight="normal">
      {text}
    </Field.HelperText>
  );
}
