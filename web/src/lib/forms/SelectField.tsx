import { NativeSelect } from '@chakra-ui/react';
import type { ChangeEvent } from 'react';
import { type FieldFacts, FieldFrame } from './FieldFrame.tsx';
import { useFieldBinding } from './form-context.ts';

/** An option. */
export type SelectOption = { value: string; label: string; isDisabled?: boolean };

type SelectFieldProps = FieldFacts & {
  options: readonly SelectOption[];
  /** Text of a first option with an empty value: 'none', 'choose …'. */
  placeholder?: string;
  defaultValue?: string;
  value?: string;
  onChange?: (value: string) => void;
  autoComplete?: string;
};

/** A native select for a few options. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, required, disabled, options, placeholder, onChange, ...select } = props;
  const binding = useFieldBinding(name);
  return (
    <FieldFrame name={name} label={label} hint={hint} required={required} disabled={disabled}>
      <NativeSelect.Root>
        <NativeSelect.Field
          {...binding}
          {...select}
          onChange={(event: ChangeEvent<HTMLSelectElement>) => {
            binding.onChange?.(event);
            onChange?.(event.currentTarget.value);
          }}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {text}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  );
}
