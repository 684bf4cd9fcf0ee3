import { Input, type InputProps } from '@chakra-ui/react';
import { type FieldFacts, FieldFrame } from './FieldFrame.tsx';
import { useFieldBinding } from './form-context.ts';

type TextFieldProps = FieldFacts & Omit<InputProps, keyof FieldFacts>;

/**
 * A native input for text, dates or e-mail addresses. Dates use the browser's picker, which is localized and
 * touch-friendly; Chakra's would add 17 kB to each page with one.
 */
export function TextField({ name, label, hint, required, disabled, ...input }: TextFieldProps) {
  const binding = useFieldBinding(name);
  return (
    <FieldFrame name={name} label={label} hint={hint} required={required} disabled={disabled}>
      <Input {...binding} {...input} />
    </FieldFrame>
  );
}
