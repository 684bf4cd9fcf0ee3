import { Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../lib/forms/CheckboxField.tsx';
import { useConfiguration } from '../useChoices.ts';

/** Whether the customer supplies the metal. Then only the work is charged. */
export function OwnMetalField() {
  const { t } = useTranslation('configuration');
  const { address, change, path = '' } = useConfiguration();
  const hint = useId();
  return (
    <Stack gap="1" role="group" aria-describedby={hint}>
      <CheckboxField
        name={`${path}ownMetal`}
        label={t('ownMetal.label')}
        checked={address.ownMetal}
        onChange={(ownMetal) => change({ ownMetal })}
      />
      <Text id={hint} color="fg.muted" textStyle="xs">
        {t('ownMetal.hint')}
      </Text>
    </Stack>
  );
}
