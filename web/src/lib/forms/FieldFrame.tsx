import { Field } from '@chakra-ui/react';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { FormContext, fieldId, useFieldCodes, useFieldLabel } from './form-context.ts';
import { useErrorText } from './useErrorText.ts';

/** Properties of all fields. */
export type FieldFacts = {
  /** Name in the form, and path in the mutation's `input`, which assigns error codes to the field. */
  name: string;
  label: string;
  /** Text below the control. */
  hint?: string;
  required?: boolean;
  disabled?: boolean;
};

type FieldFrameProps = FieldFacts & { children: ReactNode };

/** Label above, control, hint and error texts below. */
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
