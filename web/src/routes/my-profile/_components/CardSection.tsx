import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuPlus } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { CREDIT_CARDS_ADD } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { Panel } from '../../../ui/layout/Panel.tsx';
import type { CardSection_customer$key } from './__generated__/CardSection_customer.graphql.ts';
import { CardSectionItem } from './CardSectionItem.tsx';

const CardDialog = lazy(async () => ({
  default: (await import('../../../cards/CardDialog.tsx')).CardDialog,
}));

const fragment = graphql`
  fragment CardSection_customer on Customer {
    name
    savedCards {
      id
      ...CardSectionItem_savedCard
    }
  }
`;

type CardSectionProps = {
  customer: CardSection_customer$key;
  /** Acting as another user. Cards are read-only. */
  isActing: boolean;
};

/** Cards of the active customer. */
export function CardSection({ customer, isActing }: CardSectionProps) {
  const { t } = useTranslation(['my-profile', 'cards']);
  const { name, savedCards } = useFragment(fragment, customer);
  const can = useCan();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Panel aria-labelledby="cards-heading">
      <Stack gap="4">
        <Flex align="center" justify="space-between" gap="3" wrap="wrap">
          <Heading as="h2" id="cards-heading" textStyle="md">
            {t('cards', { customer: name })}
          </Heading>
          {can(CREDIT_CARDS_ADD) && !isActing && (
            <Button size="sm" variant="outline" onClick={() => setIsAdding(true)}>
              <LuPlus aria-hidden />
              {t('cards:add')}
            </Button>
          )}
        </Flex>
        {savedCards.length === 0 && <Text color="fg.muted">{t('cardsEmpty')}</Text>}
        <Stack as="ul" listStyleType="none" gap="0">
          {savedCards.map((card) => (
            <CardSectionItem key={card.id} savedCard={card} isActing={isActing} />
          ))}
        </Stack>
      </Stack>
      {isAdding && (
        <Suspense>
          <CardDialog onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
