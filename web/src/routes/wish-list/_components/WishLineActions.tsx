import { Button, Flex, HStack, Span } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuPencil, LuShoppingBag, LuTrash2 } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { NumberStepper } from '../../../lib/forms/NumberStepper.tsx';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { CART_ADD, CATALOG_VIEW, WISHLIST_DELETE, WISHLIST_EDIT } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import type { useWishActs } from '../_lib/useWishActs.ts';
import { wishAddress } from '../_lib/wish-address.ts';
import type { WishLineActions_item$key } from './__generated__/WishLineActions_item.graphql.ts';
import type { WishLineActionsMutation } from './__generated__/WishLineActionsMutation.graphql.ts';

const fragment = graphql`
  fragment WishLineActions_item on WishListItem {
    id
    quantity
    itemType {
      name
    }
    problems {
      severity
    }
    ...wishAddress_item
  }
`;

const mutation = graphql`
  mutation WishLineActionsMutation($input: UpdateWishListItemInput!) {
    result: updateWishListItem(input: $input) {
      __typename
      ... on UpdateWishListItemSuccess {
        wishListItem {
          ...WishLine_item
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type WishLineActionsProps = {
  item: WishLineActions_item$key;
  isOwn: boolean;
  acts: ReturnType<typeof useWishActs>;
};

/** Actions of a piece: quantity, add to cart, configure, remove. */
export function WishLineActions({ item, isOwn, acts }: WishLineActionsProps) {
  const { t } = useTranslation('wishes');
  const can = useCan();
  const line = useFragment(fragment, item);
  const { failed } = useOperationToasts('wishList');
  const [change, isChanging] = useResultMutation<WishLineActionsMutation>(mutation);
  const { name } = line.itemType;
  const isBlocked = line.problems.some(({ severity }) => severity === 'BLOCKING');

  async function handleQuantity(quantity: number) {
    const outcome = await change({ input: { id: line.id, quantity } });
    if (!outcome.ok) failed('saving', name, outcome.failure);
  }

  return (
    <Flex align="center" columnGap="4" rowGap="2" wrap="wrap" mt="3">
      <NumberStepper
        label={t('quantityOf', { name })}
        value={line.quantity}
        onChange={(quantity) => void handleQuantity(quantity)}
        disabled={!isOwn || isChanging || !can(WISHLIST_EDIT)}
      />
      <HStack gap="1" ms={{ base: '-2', sm: 'auto' }}>
        {can(CART_ADD) && !isBlocked && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('toCartOf', { name })}
            disabled={acts.isBusy}
            onClick={() => void acts.toCart([line.id])}
          >
            <LuShoppingBag aria-hidden />
            <Span hideBelow="sm">{t('toCart')}</Span>
          </Button>
        )}
        {can(CATALOG_VIEW) && (
          <ButtonLink
            to={wishAddress(line)}
            size="sm"
            variant="ghost"
            aria-label={t('configureOf', { name })}
          >
            <LuPencil aria-hidden />
            <Span hideBelow="sm">{t('configure')}</Span>
          </ButtonLink>
        )}
        {isOwn && can(WISHLIST_DELETE) && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('wishList:removeOf', { name })}
            disabled={acts.isBusy}
            onClick={() => void acts.remove([line.id])}
          >
            <LuTrash2 aria-hidden />
            <Span hideBelow="sm">{t('wishList:remove')}</Span>
          </Button>
        )}
      </HStack>
    </Flex>
  );
}
