import { SimpleGrid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ORDER_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import type { DraftTexts } from '../_lib/draft.ts';

const LINES = ['reference', 'poNumber', 'endCustomer'] as const;

type CustomOrderTextsProps = { texts: DraftTexts; onChange: (field: string, text: string) => void };

/** Texts of the customer about the piece. */
export function CustomOrderTexts({ texts, onChange }: CustomOrderTextsProps) {
  const { t } = useTranslation('custom-order');
  return (
    <Stack gap="4">
      <TextAreaField
        name="note"
        label={t('note')}
        hint={t('noteHint')}
        rows={5}
        maxLength={ORDER_TEXT_LENGTHS.note}
        value={texts['note'] ?? ''}
        onChange={({ currentTarget }) => onChange('note', currentTarget.value)}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {LINES.map((field) => (
          <TextField
            key={field}
            name={field}
            label={t(field)}
            maxLength={ORDER_TEXT_LENGTHS[field]}
            value={texts[field] ?? ''}
            onChange={({ currentTarget }) => onChange(field, currentTarget.value)}
          />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
