import { Textarea, type TextareaProps } from '@chakra-ui/react';
import { type FieldFacts, FieldFrame } from './FieldFrame.tsx';

type TextAreaFieldProps = FieldFacts & Omit<TextareaProps, keyof FieldFacts>;

/** Several lines of text. */
export function TextAreaField({ name, label, hint, required, disabled, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} required={required} disabled={disabled}>
      <Textarea name={name} rows={3} {...area} />
    </FieldFrame>
  );
}
