import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuTrendingDown, LuTrendingUp } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { PricingNote } from '../../../orders/PricingNote.tsx';
import { Money } from '../../../ui/data/Money.tsx';
import type { WishPrice_item$key } from './__generated__/WishPrice_item.graphql.ts';

const fragment = graphql`
  fragment WishPrice_item on WishListItem {
    quantity
    unitPrice
    linePrice
    priceChange
    pricingNote
    problems {
      code
    }
  }
`;

/** Current price of a piece, and its change since it was added. */
export function WishPrice({ item, currency }: { item: WishPrice_item$key; currency: string }) {
  const { t } = useTranslation('wishes');
  const { money } = useFormat();
  const { quantity, unitPrice, linePrice, priceChange, pricingNote, problems } = useFragment(fragment, item);
  const isOnRequest = problems.some(({ code }) => code === 'QUOTE_REQUIRED');
  return (
    <Box textAlign={{ base: 'start', sm: 'end' }} flexShrink={{ base: '1', sm: '0' }} minW="0">
      <Text as="div" textStyle="md" fontWeight="medium">
        <Money
          amount={linePrice}
          currency={currency}
          fallback={isOnRequest ? t('priceOnRequest') : undefined}
        />
      </Text>
      {unitPrice != null && quantity > 1 && (
        <Text color="fg.muted" textStyle="xs">
          {t('each', { price: money(unitPrice, currency) })}
        </Text>
      )}
      {unitPrice != null && <PricingNote note={pricingNote} />}
      {priceChange != null && <PriceChange change={priceChange} currency={currency} />}
    </Box>
  );
}

function PriceChange({ change, currency }: { change: string; currency: string }) {
  const { t } = useTranslation('wishes');
  const { money } = useFormat();
  const isLowered = change.startsWith('-');
  const amount = money(isLowered ? change.slice(1) : change, currency);
  if (Number(change) === 0) {
    return (
      <Text color="fg.muted" textStyle="xs">
        {t('unchanged')}
      </Text>
    );
  }
  return (
    <Text
      color={isLowered ? 'fg.success' : 'fg.warning'}
      textStyle="xs"
      display="inline-flex"
      alignItems="center"
      gap="1"
    >
      {isLowered ? <LuTrendingDown aria-hidden /> : <LuTrendingUp aria-hidden />}
      {t(isLowered ? 'lowered' : 'raised', { amount })}
    </Text>
  );
}
