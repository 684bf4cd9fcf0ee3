import { chakra, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useContext } from 'react';
import { FormContext, fieldId, useFieldCodes, useFieldLabel } from '../../../lib/forms/form-context.ts';
import { useErrorText } from '../../../lib/forms/useErrorText.ts';

const Group = chakra('fieldset', { base: { minW: '0' } });
const Legend = chakra('legend', { base: { textStyle: 'label', mb: '2' } });

type BoxGroupProps = {
  /** Path in the mutation input. Errors of all boxes are shown below the group. */
  name: string;
  legend: string;
  children: ReactNode;
};

/** A group of checkboxes with its error. */
export function BoxGroup({ name, legend, children }: BoxGroupProps) {
  const { ofCode } = useErrorText('estimates');
  const { formId } = useContext(FormContext);
  useFieldLabel(name, legend);
  const codes = [...new Set(useFieldCodes(name))];
  return (
    <Group id={fieldId(formId, name)} tabIndex={-1}>
      <Legend>{legend}</Legend>
      <Flex gap="6" wrap="wrap" align="flex-start">
        {children}
      </Flex>
      {codes.map((code) => (
        <Text key={code} textStyle="sm" color="fg.error" mt="2">
          {ofCode(code)}
        </Text>
      ))}
    </Group>
  );
}
