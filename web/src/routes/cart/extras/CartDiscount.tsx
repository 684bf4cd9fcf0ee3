import { Button, HStack, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
import type { CartDiscount_cart$key } from './__generated__/CartDiscount_cart.graphql.ts';
import { useCartDiscount } from './useCartDiscount.ts';
import { useRemoveWithUndo } from './useRemoveWithUndo.ts';

const DiscountDialog = lazy(async () => ({
  default: (await import('./DiscountDialog.tsx')).DiscountDialog,
}));

const fragment = graphql`
  fragment CartDiscount_cart on Cart {
    staffDiscount {
      kind
      value
      reason
    }
    totals {
      currency
    }
  }
`;

/** The discount that staff grant on this order, with buttons to grant and remove it. */
export function CartDiscount({ cart }: { cart: CartDiscount_cart$key }) {
  const { t } = useTranslation('cart-extras');
  const { money, percent } = useFormat();
  const { staffDiscount, totals } = useFragment(fragment, cart);
  const { grant, remove, isBusy } = useCartDiscount();
  const removeWithUndo = useRemoveWithUndo();
  const [isOpen, setIsOpen] = useState(false);

  if (staffDiscount) {
    const { kind, value, reason } = staffDiscount;
    const amount = value == null ? '' : kind === 'PERCENT' ? percent(value) : money(value, totals.currency);
    const restore = value == null ? null : () => grant({ kind, value, reason });
    return (
      <HStack justify="space-between" gap="3">
        <Text textStyle="sm" overflowWrap="anywhere" minW="0">
          {t('discount.current', { amount, reason })}
        </Text>
        <Button
          size="xs"
          variant="outline"
          flexShrink="0"
          loading={isBusy}
          aria-label={t('discount.removeIt')}
          onClick={() => void removeWithUndo(remove, { removed: t('discount.removed'), restore })}
        >
          {t('discount.remove')}
        </Button>
      </HStack>
    );
  }
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        alignSelf="start"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('discount.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <DiscountDialog currency={totals.currency} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
