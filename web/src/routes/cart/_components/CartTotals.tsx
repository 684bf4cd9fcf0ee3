import { Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { type TotalRow, TotalsList } from '../../../ui/data/TotalsList.tsx';
import { useTotalRows } from '../_lib/useTotalRows.ts';
import type { CartTotals_cart$key } from './__generated__/CartTotals_cart.graphql.ts';

const fragment = graphql`
  fragment CartTotals_cart on Cart {
    items {
      validUntil
    }
    totals {
      currency
    }
    ...useTotalRows_cart
  }
`;

/** The sums with their formulas, and until when prices are held. */
export function CartTotals({ cart }: { cart: CartTotals_cart$key }) {
  const { t } = useTranslation('checkout');
  const { dateTime } = useFormat();
  const data = useFragment(fragment, cart);
  const rows: TotalRow[] = useTotalRows(data);
  const [heldUntil] = data.items.map(({ validUntil }) => validUntil).sort();
  return (
    <Stack gap="3">
      <Heading as="h2" textStyle="md">
        {t('totals.title')}
      </Heading>
      <div aria-live="polite">
        <TotalsList rows={rows} currency={data.totals.currency} />
      </div>
      {heldUntil && (
        <Text color="fg.muted" textStyle="xs">
          {t('totals.heldUntil', { until: dateTime(heldUntil) })}
        </Text>
      )}
    </Stack>
  );
}
