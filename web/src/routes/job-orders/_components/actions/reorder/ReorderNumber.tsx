import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ORDER_TEXT_LENGTHS } from '../../../../../lib/forms/limits.ts';
import { TextField } from '../../../../../lib/forms/TextField.tsx';
import type { ReorderValues } from './reorder-values.ts';

type ReorderNumberProps = {
  form: UseFormReturn<ReorderValues>;
  name: 'changes.poNumber' | 'changes.customerWoNumber';
  label: string;
  /** The number of the last order. */
  last: string | null;
};

/** A number of a single order: empty by default, with a button to reuse the last one. */
export function ReorderNumber({ form, name, label, last }: ReorderNumberProps) {
  const { t } = useTranslation('jobs');
  return (
    <Stack gap="1">
      <TextField name={name} label={label} maxLength={ORDER_TEXT_LENGTHS.poNumber} />
      {last && last !== form.watch(name) && (
        <HStack gap="2" wrap="wrap">
          <Text textStyle="xs" color="fg.muted">
            {t('reorder.last', { value: last })}
          </Text>
          <Button
            size="xs"
            variant="outline"
            aria-label={t('reorder.takeOverOf', { label })}
            onClick={() => form.setValue(name, last, { shouldDirty: true })}
          >
            {t('reorder.takeOver')}
          </Button>
        </HStack>
      )}
    </Stack>
  );
}
