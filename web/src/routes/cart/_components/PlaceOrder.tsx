import { Button, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CART_SUBMITORDER } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { Notice } from '../../../ui/Notice.tsx';

type PlaceOrderProps = { hasUnpriced: boolean; isPlacing: boolean; onPlace: () => void };

/** The button that orders, or why this cart cannot be ordered. */
export function PlaceOrder({ hasUnpriced, isPlacing, onPlace }: PlaceOrderProps) {
  const { t } = useTranslation('checkout');
  const may = useCan()(CART_SUBMITORDER);
  if (!may) return <Notice tone="info">{t('place.mayNot')}</Notice>;
  if (hasUnpriced) return <Notice tone="warning">{t('place.unpriced')}</Notice>;
  return (
    <Stack gap="2">
      <Button size="lg" loading={isPlacing} loadingText={t('place.busy')} onClick={onPlace}>
        {t('place.order')}
      </Button>
      <Text color="fg.muted" textStyle="xs" textAlign="center">
        {t('place.note')}
      </Text>
    </Stack>
  );
}
