import { Textarea, type TextareaProps } from '@chakra-ui/react';
import { type FieldFacts, FieldFrame } from './FieldFrame.tsx';
import { useFieldBinding } from './form-context.ts';

type TextAreaFieldProps = FieldFacts & Omit<TextareaProps, keyof FieldFacts>;

/** A multi-line text field. */
export function TextAreaField({ name, label, hint, required, disabled, ...area }: TextAreaFieldProps) {
  const binding = useFieldBinding(name);
  return (
    <FieldFrame name={name} label={label} hint={hint} required={required} disabled={disabled}>
      <Textarea {...binding} rows={3} {...area} />
    </FieldFrame>
  );
}
