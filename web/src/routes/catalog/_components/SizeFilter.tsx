import { Field, NativeSelect } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/useFormat.ts';

type SizeFilterProps = {
  sizes: readonly { readonly value: string; readonly label: string; readonly count: number }[];
  chosen: readonly string[];
  onChoose: (us: string) => void;
};

/** Selection of ring sizes. Selected ones are shown as chips above the list. */
export function SizeFilter({ sizes, chosen, onChoose }: SizeFilterProps) {
  const { t } = useTranslation('catalog');
  const { number } = useFormat();
  return (
    <Field.Root>
      <Field.Label textStyle="label">{t('filter.sizes')}</Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field
          value=""
          onChange={({ currentTarget: { value } }) => value !== '' && onChoose(value)}
        >
          <option value="">{t(chosen.length > 0 ? 'filter.anotherSize' : 'filter.anySize')}</option>
          {sizes
            .filter(({ value }) => !chosen.includes(value))
            .map(({ value, label, count }) => (
              <option key={value} value={value} disabled={count === 0}>
                {t('filter.sizeOption', { size: label, pieces: number(count) })}
              </option>
            ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
