import { Box, chakra, Flex, HStack, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { choiceTexts } from '../../../cart/choices/choice-texts.ts';
import { useChoiceLabels } from '../../../cart/choices/useChoiceLabels.ts';
import { usePartTexts } from '../../../cart/choices/usePartTexts.ts';
import { useLineQuantity } from '../../../cart/useLineQuantity.ts';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { NumberStepper } from '../../../lib/forms/NumberStepper.tsx';
import { CART_EDIT, CATALOG_SEECOST } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { PricingNote } from '../../../orders/PricingNote.tsx';
import { Money } from '../../../ui/data/Money.tsx';
import { PiecePicture } from '../../../ui/pictures/PiecePicture.tsx';
import { loadExtras } from '../_lib/load-extras.ts';
import type { CartLine_item$key } from './__generated__/CartLine_item.graphql.ts';
import { LineActions } from './LineActions.tsx';
import { LineTexts } from './LineTexts.tsx';

const ExplainPrice = lazy(async () => ({ default: (await loadExtras()).ExplainPrice }));

const fragment = graphql`
  fragment CartLine_item on CartItem {
    id
    quantity
    unitPrice
    missing
    linePrice
    pricingNote
    promisedOn
    wantedBy
    imageUrl
    itemType {
      name
    }
    alloy {
      name
    }
    priority {
      name
    }
    size {
      us
      eu
      uk
      mm
    }
    choices {
      attributeName
      value
    }
    ownMetal
    variantCode
    isStock
    parts {
      ...usePartTexts_parts
    }
    ...LineActions_item
    ...LineTexts_item
  }
`;

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '4.5rem minmax(0, 1fr)', md: '7rem minmax(0, 1fr)' },
    columnGap: { base: '4', md: '5' },
  },
});

/** A line of the cart: piece with choices, promised day, quantity, price. */
export function CartLine({ item, currency }: { item: CartLine_item$key; currency: string }) {
  const { t } = useTranslation(['checkout', 'cart']);
  const { date, money } = useFormat();
  const can = useCan();
  const line = useFragment(fragment, item);
  const words = useChoiceLabels();
  const parts = usePartTexts(line.parts);
  const { quantity, isSettling, change } = useLineQuantity(line);
  const { name } = line.itemType;
  const needsQuote = line.missing.includes('QUOTE_REQUIRED');
  return (
    <Line>
      <PiecePicture src={line.imageUrl} alt="" sizes="7rem" />
      <Box minW="0">
        <Flex justify="space-between" align="baseline" gap="4" wrap="wrap">
          <Text as="h3" textStyle="md" fontWeight="medium">
            {name}
          </Text>
          <Text
            as="div"
            textStyle="md"
            fontWeight="medium"
            opacity={isSettling ? 0.5 : 1}
            aria-busy={isSettling}
          >
            <Money
              amount={line.linePrice}
              currency={currency}
              fallback={needsQuote ? t('cart:priceOnRequest') : undefined}
            />
          </Text>
        </Flex>
        <Text color="fg.muted" mt="0.5">
          {[...choiceTexts(line, words), line.priority.name].join(' · ')}
        </Text>
        {parts.map((part) => (
          <Text key={part.code} color="fg.muted" textStyle="sm">
            {part.line}
          </Text>
        ))}
        <Text color="fg.muted" textStyle="xs" mt="1">
          {[
            line.variantCode,
            line.ownMetal && t('cart:ownMetal'),
            line.isStock ? t('fromStock') : line.promisedOn && t('promised', { date: date(line.promisedOn) }),
            line.wantedBy && t('wanted', { date: date(line.wantedBy) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {line.unitPrice != null && <PricingNote note={line.pricingNote} />}
        <Flex align="center" columnGap="4" rowGap="2" wrap="wrap" mt="3">
          <HStack columnGap="3" rowGap="1" wrap="wrap">
            <NumberStepper
              label={t('cart:quantityOf', { name })}
              value={quantity}
              onChange={change}
              disabled={!can(CART_EDIT)}
            />
            {line.unitPrice != null && (
              <Text color="fg.muted" textStyle="xs">
                {t('cart:each', { price: money(line.unitPrice, currency) })}
              </Text>
            )}
          </HStack>
          <LineActions item={line} />
        </Flex>
        {line.unitPrice != null && can(CATALOG_SEECOST) && (
          <Suspense>
            <ExplainPrice of={{ cartLine: line.id }} />
          </Suspense>
        )}
      </Box>
      <LineTexts item={line} />
    </Line>
  );
}
