import { Box, chakra, NativeSelect } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { type CatalogSort, SORTS } from '../_lib/catalog-view.ts';
import { useCatalogView } from '../_lib/useCatalogView.ts';

const Label = chakra('label', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', textStyle: 'sm', color: 'fg.muted' },
});

const KEYS: Record<CatalogSort, string> = {
  recommended: 'recommended',
  price: 'priceUp',
  '-price': 'priceDown',
  newest: 'newest',
  name: 'name',
};

/** The order of the list. */
export function SortSelect() {
  const { t } = useTranslation('catalog');
  const { view, show } = useCatalogView();
  return (
    <Label>
      <Box as="span" srOnly={{ base: true, sm: false }}>
        {t('sort.label')}
      </Box>
      <NativeSelect.Root size="sm" w="auto">
        <NativeSelect.Field
          value={view.sort}
          onChange={({ currentTarget }) => {
            const sort = SORTS.find((each) => each === currentTarget.value);
            if (sort) show({ ...view, sort });
          }}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${KEYS[sort]}`)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Label>
  );
}
