import { Button, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import type { OrderTarget } from './__generated__/Checkout_cart.graphql.ts';

type PlaceOrderProps = {
  maySubmit: boolean;
  /** Result of submitting the cart: a quote if a piece has no price or the customer always requests quotes. */
  target: OrderTarget;
  isPlacing: boolean;
  onPlace: () => void;
  /** Alternatives to the main button. */
  children: ReactNode;
};

/** The submit buttons, or why the cart cannot be submitted. On a phone the main one is in the `PlaceOrderBar`. */
export function PlaceOrder({ maySubmit, target, isPlacing, onPlace, children }: PlaceOrderProps) {
  const { t } = useTranslation('checkout');
  const isQuote = target === 'PQ';
  if (!maySubmit) return <Notice tone="info">{t('place.mayNot')}</Notice>;
  return (
    <Stack gap="2">
      {isQuote && <Notice tone="info">{t('place.unpriced')}</Notice>}
      <Button size="lg" hideBelow="lg" loading={isPlacing} loadingText={t('place.busy')} onClick={onPlace}>
        {t(isQuote ? 'place.quote' : 'place.order')}
      </Button>
      {children}
      <Text color="fg.muted" textStyle="xs" textAlign="center">
        {t(`place.makes.${target}`)} {!isQuote && t('place.note')}
      </Text>
    </Stack>
  );
}
