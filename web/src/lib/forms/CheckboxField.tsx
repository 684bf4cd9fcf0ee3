import { chakra } from '@chakra-ui/react';
import { useFieldBinding } from './form-context.ts';

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

/** A yes or no, with its label beside it: the device's own box in our colour. */
export function CheckboxField({ name, label, onChange, ...state }: CheckboxFieldProps) {
  const binding = useFieldBinding(name);
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
