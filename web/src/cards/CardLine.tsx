import { Badge, Box, HStack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuCreditCard } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CardLine_savedCard$key } from './__generated__/CardLine_savedCard.graphql.ts';

const fragment = graphql`
  fragment CardLine_savedCard on SavedCard {
    cardType {
      name
    }
    last4
    expMonth
    expYear
    isExpired
    isDefault
  }
`;

/** A card on one line: type, last digits, expiry, and whether it is the default. */
export function CardLine({ savedCard }: { savedCard: CardLine_savedCard$key }) {
  const { t } = useTranslation('cards');
  const { cardType, last4, expMonth, expYear, isExpired, isDefault } = useFragment(fragment, savedCard);
  return (
    <HStack gap="2" align="baseline">
      <Box as={LuCreditCard} aria-hidden flexShrink="0" alignSelf="flex-start" mt="1" />
      <HStack gap="2" wrap="wrap">
        <Text fontWeight="medium">{t('ending', { cardType: cardType.name, last4 })}</Text>
        {isDefault && <Badge>{t('isDefault')}</Badge>}
        {isExpired ? (
          <Badge colorPalette="red">{t('expired')}</Badge>
        ) : (
          <Text color="fg.muted" fontVariantNumeric="tabular-nums">
            {t('expires', { month: String(expMonth).padStart(2, '0'), year: expYear })}
          </Text>
        )}
      </HStack>
    </HStack>
  );
}
