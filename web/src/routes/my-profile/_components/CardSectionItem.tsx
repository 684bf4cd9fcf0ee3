import { Box, chakra, Flex, HStack, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuStar, LuTrash2 } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { CardLine } from '../../../cards/CardLine.tsx';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { CREDIT_CARDS_DELETE, CREDIT_CARDS_EDIT } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { IconAction } from '../../../ui/actions/IconAction.tsx';
import type { CardSectionItem_savedCard$key } from './__generated__/CardSectionItem_savedCard.graphql.ts';
import type { CardSectionItemDefaultMutation } from './__generated__/CardSectionItemDefaultMutation.graphql.ts';
import type { CardSectionItemRemoveMutation } from './__generated__/CardSectionItemRemoveMutation.graphql.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}));

const fragment = graphql`
  fragment CardSectionItem_savedCard on SavedCard {
    databaseId
    nameOnCard
    last4
    isDefault
    isExpired
    cardType {
      name
    }
    ...CardLine_savedCard
  }
`;

const removeMutation = graphql`
  mutation CardSectionItemRemoveMutation($input: RemoveCardInput!) {
    result: removeCard(input: $input) {
      __typename
      ... on RemoveCardSuccess {
        customer {
          ...cardsAfterChange_customer
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const defaultMutation = graphql`
  mutation CardSectionItemDefaultMutation($input: SetDefaultCardInput!) {
    result: setDefaultCard(input: $input) {
      __typename
      ... on SetDefaultCardSuccess {
        customer {
          ...cardsAfterChange_customer
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const Item = chakra('li', {
  base: { py: '3', borderTopWidth: '1px', borderColor: 'border.muted', _last: { pb: '0' } },
});

type CardSectionItemProps = { savedCard: CardSectionItem_savedCard$key; isActing: boolean };

/** A card. Removing asks for confirmation. */
export function CardSectionItem({ savedCard, isActing }: CardSectionItemProps) {
  const { t } = useTranslation(['my-profile', 'cards']);
  const data = useFragment(fragment, savedCard);
  const can = useCan();
  const toasts = useOperationToasts('cards');
  const [isAsking, setIsAsking] = useState(false);
  const [remove, isRemoving] = useResultMutation<CardSectionItemRemoveMutation>(removeMutation);
  const [makeDefault, isChanging] = useResultMutation<CardSectionItemDefaultMutation>(defaultMutation);
  const { databaseId: id, isDefault, isExpired } = data;
  const name = t('cards:ending', { cardType: data.cardType.name, last4: data.last4 });

  async function handleRemove() {
    const outcome = await remove({ input: { id } });
    setIsAsking(false);
    if (outcome.ok) toasts.deleted(name);
    else toasts.failed('deleting', name, outcome.failure);
  }

  async function handleDefault() {
    const outcome = await makeDefault({ input: { id } });
    if (outcome.ok) toasts.saved(name);
    else toasts.failed('saving', name, outcome.failure);
  }

  return (
    <Item>
      <Flex justify="space-between" gap="3">
        <Box minW="0">
          <CardLine savedCard={data} />
          {/* Below the text of the line, not below its picture. */}
          <Text color="fg.muted" overflowWrap="anywhere" ps="calc(1em + {spacing.2})">
            {data.nameOnCard}
          </Text>
        </Box>
        {!isActing && (
          <HStack gap="0" alignSelf="flex-start">
            {can(CREDIT_CARDS_EDIT) && !isDefault && !isExpired && (
              <IconAction
                label={t('cardDefault', { name })}
                icon={<LuStar />}
                onClick={handleDefault}
                disabled={isChanging}
              />
            )}
            {can(CREDIT_CARDS_DELETE) && (
              <IconAction
                label={t('cardRemove', { name })}
                icon={<LuTrash2 />}
                onClick={() => setIsAsking(true)}
              />
            )}
          </HStack>
        )}
      </Flex>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            isOpen
            title={t('cardRemove', { name })}
            confirmLabel={t('cardRemoveConfirm')}
            isDestructive
            isBusy={isRemoving}
            onConfirm={handleRemove}
            onCancel={() => setIsAsking(false)}
          >
            {t('cardRemoveText')}
          </ConfirmDialog>
        </Suspense>
      )}
    </Item>
  );
}
