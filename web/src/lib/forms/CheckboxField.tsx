import { chakra } from '@chakra-ui/react';
import { useFieldBinding, useFieldLabel } from './form-context.ts';

const Label = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: '2.5',
    textStyle: 'sm',
    cursor: 'pointer',
    '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
  },
});

const Box = chakra('input', {
  base: { boxSize: '4.5', mt: '1px', flexShrink: 0, accentColor: 'brand.solid', cursor: 'inherit' },
});

type CheckboxFieldProps = {
  name: string;
  label: string;
  defaultChecked?: boolean;
  checked?: boolean;
  disabled?: boolean;
  onChange?: (isChecked: boolean) => void;
};

/** A checkbox with its label, using the native control in the theme's colour. */
export function CheckboxField({ name, label, onChange, ...state }: CheckboxFieldProps) {
  const binding = useFieldBinding(name);
  useFieldLabel(name, label);
  return (
    <Label>
      <Box
        type="checkbox"
        {...binding}
        {...state}
        onChange={(event) => {
          binding.onChange?.(event);
          onChange?.(event.currentTarget.checked);
        }}
      />
      {label}
    </Label>
  );
}
