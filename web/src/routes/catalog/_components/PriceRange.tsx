import { Button, chakra, Field, Input, Stack } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { textOf } from '../../../lib/forms/form-values.ts';
import { amountOrNull, numberInput, typedProblem } from '../../../lib/forms/typed-number.ts';
import { useShell } from '../../../lib/session/useShell.ts';

const Form = chakra('form', {
  base: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2' },
});
const Legend = chakra('p', { base: { textStyle: 'label', mb: '2.5' } });

const SIDES = ['min', 'max'] as const;

/** Decimal strings in the currency of the catalogue; null: no limit. */
type Range = { minPrice: string | null; maxPrice: string | null };

type PriceRangeProps = Range & { onApply: (range: Range) => void };

/** Minimum and maximum price. */
export function PriceRange({ minPrice, maxPrice, onApply }: PriceRangeProps) {
  const { t } = useTranslation(['catalog', 'errors']);
  const { number } = useFormat();
  const { currency } = useShell().companyDetails;
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const range = { min: minPrice ? number(minPrice) : '', max: maxPrice ? number(maxPrice) : '' };

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const refused = SIDES.filter((name) => typedProblem(textOf(data, name), 'AMOUNT') !== null);
    setWrong(refused);
    if (refused.length === 0)
      onApply({ minPrice: amountOrNull(data, 'min'), maxPrice: amountOrNull(data, 'max') });
  }

  return (
    <Stack gap="0">
      <Legend>{t('filter.price', { currency })}</Legend>
      <Form onSubmit={handleSubmit}>
        {SIDES.map((name) => (
          <Field.Root key={name} invalid={wrong.includes(name)}>
            <Field.Label textStyle="xs" color="fg.muted" fontWeight="normal">
              {t(`filter.${name}`)}
            </Field.Label>
            <Input
              name={name}
              {...numberInput('AMOUNT')}
              size="sm"
              defaultValue={range[name]}
              onInput={() => setWrong([])}
            />
            {wrong.includes(name) && <Field.ErrorText>{t('errors:NOT_AN_AMOUNT')}</Field.ErrorText>}
          </Field.Root>
        ))}
        <Button type="submit" size="sm" variant="outline" gridColumn="1 / -1">
          {t('filter.apply')}
        </Button>
      </Form>
    </Stack>
  );
}
