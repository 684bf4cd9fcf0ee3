import { SimpleGrid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { ORDER_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { CART_EDIT } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { useUpdateCart } from '../_lib/useUpdateCart.ts';
import type { OrderTexts_cart$key } from './__generated__/OrderTexts_cart.graphql.ts';
import { DraftField } from './DraftField.tsx';

const fragment = graphql`
  fragment OrderTexts_cart on Cart {
    id
    poNumber
    customerWoNumber
    notes
  }
`;

/** Texts of the whole order: the customer’s references, and notes. */
export function OrderTexts({ cart }: { cart: OrderTexts_cart$key }) {
  const { t } = useTranslation('checkout');
  const can = useCan();
  const data = useFragment(fragment, cart);
  const { save } = useUpdateCart();
  const field = (name: 'poNumber' | 'customerWoNumber' | 'notes') => ({
    name,
    label: t(`order.${name}`),
    saved: data[name],
    storageKey: `${data.id}.${name}`,
    disabled: !can(CART_EDIT),
    onSave: (text: string | null) => save({ [name]: text }),
  });
  return (
    <Stack gap="4">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <DraftField
          {...field('poNumber')}
          maxLength={ORDER_TEXT_LENGTHS.poNumber}
          hint={t('order.poNumberHint')}
        />
        <DraftField {...field('customerWoNumber')} maxLength={ORDER_TEXT_LENGTHS.customerWoNumber} />
      </SimpleGrid>
      <DraftField {...field('notes')} maxLength={ORDER_TEXT_LENGTHS.notes} isLong />
    </Stack>
  );
}
