import { Button, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/Notice.tsx';

type PlaceOrderProps = {
  maySubmit: boolean;
  needsQuote: boolean;
  isPlacing: boolean;
  onPlace: () => void;
};

/** The button that orders, or why this cart cannot be ordered. On a phone the button stands in the `PlaceOrderBar`. */
export function PlaceOrder({ maySubmit, needsQuote, isPlacing, onPlace }: PlaceOrderProps) {
  const { t } = useTranslation('checkout');
  if (!maySubmit) return <Notice tone="info">{t('place.mayNot')}</Notice>;
  if (needsQuote) return <Notice tone="warning">{t('place.unpriced')}</Notice>;
  return (
    <Stack gap="2">
      <Button size="lg" hideBelow="lg" loading={isPlacing} loadingText={t('place.busy')} onClick={onPlace}>
        {t('place.order')}
      </Button>
      <Text color="fg.muted" textStyle="xs" textAlign="center">
        {t('place.note')}
      </Text>
    </Stack>
  );
}
