import { Checkbox, Field } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useConfigurationAddress } from '../_lib/useConfigurationAddress.ts';

/** Whether the customer brings the metal: it then costs nothing, the work does. */
export function OwnMetalField() {
  const { t } = useTranslation('product');
  const { address, change } = useConfigurationAddress();
  return (
    <Field.Root>
      <Checkbox.Root
        checked={address.ownMetal}
        onCheckedChange={({ checked }) => change({ ownMetal: checked === true })}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{t('ownMetal.label')}</Checkbox.Label>
      </Checkbox.Root>
      <Field.HelperText>{t('ownMetal.hint')}</Field.HelperText>
    </Field.Root>
  );
}
