import { Input, type InputProps } from '@chakra-ui/react';
import { type FieldFacts, FieldFrame } from './FieldFrame.tsx';
import { useFieldBinding } from './form-context.ts';

type TextFieldProps = FieldFacts & Omit<InputProps, keyof FieldFacts>;

/**
 * A line of text, a date, an e-mail address: any native input. Dates are picked in the browser's own calendar, in the
 * user's language and by thumb on a phone; Chakra's would add 17 kB to each page that has one.
 */
export function TextField({ name, label, hint, required, disabled, ...input }: TextFieldProps) {
  const binding = useFieldBinding(name);
  return (
    <FieldFrame name={name} label={label} hint={hint} required={required} disabled={disabled}>
      <Input {...binding} {...input} />
    </FieldFrame>
  );
}
