import { Button, chakra, Field, Input, Stack } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { textOrNull } from '../../../lib/forms/form-values.ts';
import { useShell } from '../../../lib/session/useShell.ts';

const Form = chakra('form', {
  base: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2' },
});
const Legend = chakra('p', { base: { textStyle: 'label', mb: '2.5' } });

/** Decimal strings in the currency of the catalogue; null: no limit. */
type Range = { minPrice: string | null; maxPrice: string | null };

type PriceRangeProps = Range & { onApply: (range: Range) => void };

/** From which price to which. */
export function PriceRange({ minPrice, maxPrice, onApply }: PriceRangeProps) {
  const { t } = useTranslation('catalog');
  const { currency } = useShell().companyDetails;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onApply({ minPrice: textOrNull(data, 'min'), maxPrice: textOrNull(data, 'max') });
  }

  return (
    <Stack gap="0">
      <Legend>{t('filter.price', { currency })}</Legend>
      <Form onSubmit={handleSubmit}>
        {(['min', 'max'] as const).map((name) => (
          <Field.Root key={name}>
            <Field.Label textStyle="xs" color="fg.muted" fontWeight="normal">
              {t(`filter.${name}`)}
            </Field.Label>
            <Input
              name={name}
              type="number"
              inputMode="decimal"
              min="0"
              max="99999999"
              step="0.01"
              size="sm"
              defaultValue={(name === 'min' ? minPrice : maxPrice) ?? ''}
            />
          </Field.Root>
        ))}
        <Button type="submit" size="sm" variant="outline" gridColumn="1 / -1">
          {t('filter.apply')}
        </Button>
      </Form>
    </Stack>
  );
}
