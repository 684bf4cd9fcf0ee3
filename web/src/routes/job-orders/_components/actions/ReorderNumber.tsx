import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ORDER_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { TextField } from '../../../../lib/forms/TextField.tsx';

type ReorderNumberProps = {
  name: string;
  label: string;
  /** The number of the last order. */
  last: string | null;
  value: string;
  onChange: (value: string) => void;
};

/** A number that belongs to one order: empty for the next, with that of the last one to take over. */
export function ReorderNumber({ name, label, last, value, onChange }: ReorderNumberProps) {
  const { t } = useTranslation('jobs');
  return (
    <Stack gap="1">
      <TextField
        name={name}
        label={label}
        value={value}
        maxLength={ORDER_TEXT_LENGTHS.poNumber}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {last && last !== value && (
        <HStack gap="2" wrap="wrap">
          <Text textStyle="xs" color="fg.muted">
            {t('reorder.last', { value: last })}
          </Text>
          <Button
            size="xs"
            variant="outline"
            aria-label={t('reorder.takeOverOf', { label })}
            onClick={() => onChange(last)}
          >
            {t('reorder.takeOver')}
          </Button>
        </HStack>
      )}
    </Stack>
  );
}
