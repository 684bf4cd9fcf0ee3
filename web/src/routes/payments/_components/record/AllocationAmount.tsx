import { Field, Input } from '@chakra-ui/react';
import { useContext } from 'react';
import { FormContext, fieldId, useFieldCodes, useFieldLabel } from '../../../../lib/forms/form-context.ts';
import { numberInput } from '../../../../lib/forms/typed-number.ts';
import { useErrorText } from '../../../../lib/forms/useErrorText.ts';
import { useUnderstood } from '../../../../lib/forms/useUnderstood.ts';

type AllocationAmountProps = {
  name: string;
  /** Accessible name, because the row shows the label already. */
  label: string;
  value: string;
  onChange: (value: string) => void;
};

/** Amount for an invoice. */
export function AllocationAmount({ name, label, value, onChange }: AllocationAmountProps) {
  const { formId } = useContext(FormContext);
  const { ofCode } = useErrorText('payments');
  const codes = useFieldCodes(name);
  const understood = useUnderstood(value, 'AMOUNT');
  useFieldLabel(name, label);
  return (
    <Field.Root id={fieldId(formId, name)} invalid={codes.length > 0} w="32">
      <Input
        size="sm"
        name={name}
        aria-label={label}
        value={value}
        textAlign="end"
        {...numberInput('AMOUNT')}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {understood && <Field.HelperText>{understood}</Field.HelperText>}
      {codes.map((code) => (
        <Field.ErrorText key={code}>{ofCode(code)}</Field.ErrorText>
      ))}
    </Field.Root>
  );
}
