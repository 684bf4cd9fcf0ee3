import { Button, HStack, Span } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuCopy, LuHeart, LuPencil, LuTrash2 } from 'react-icons/lu';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { lineAddress } from '../../../cart/line-address.ts';
import { useCartErrorText } from '../../../cart/useCartErrorText.ts';
import { useRemoveLine } from '../../../cart/useRemoveLine.ts';
import { CART_ADD, CART_DELETE, CART_EDIT, WISHLIST_ADD } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { loadExtras } from '../_lib/load-extras.ts';
import { useDuplicateLine } from '../_lib/useDuplicateLine.ts';
import type { LineActions_item$key } from './__generated__/LineActions_item.graphql.ts';

const fragment = graphql`
  fragment LineActions_item on CartItem {
    id
    itemType {
      name
    }
    ...keptLine_item
  }
`;

/** Actions of a line: edit in the configurator, duplicate, remove. */
export function LineActions({ item }: { item: LineActions_item$key }) {
  const { t } = useTranslation(['checkout', 'cart']);
  const can = useCan();
  const line = useFragment(fragment, item);
  const [duplicate, isDuplicating] = useDuplicateLine();
  const [remove, isRemoving] = useRemoveLine();
  const environment = useRelayEnvironment();
  const errorText = useCartErrorText();
  const { name } = line.itemType;
  return (
    <HStack gap="1" ms={{ base: '-2', sm: 'auto' }}>
      {can(CART_EDIT) && (
        <ButtonLink to={lineAddress(line)} size="sm" variant="ghost" aria-label={t('cart:editOf', { name })}>
          <LuPencil aria-hidden />
          <Span hideBelow="sm">{t('cart:edit')}</Span>
        </ButtonLink>
      )}
      {can(CART_ADD) && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('duplicateOf', { name })}
          loading={isDuplicating}
          onClick={() => duplicate(line.id)}
        >
          <LuCopy aria-hidden />
          <Span hideBelow="sm">{t('duplicate')}</Span>
        </Button>
      )}
      {can(CART_DELETE) && can(WISHLIST_ADD) && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('saveForLaterOf', { name })}
          title={t('saveForLater')}
          onClick={async () =>
            (await loadExtras()).saveForLater(environment, { id: line.id, name }, errorText)
          }
        >
          <LuHeart aria-hidden />
        </Button>
      )}
      {can(CART_DELETE) && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('cart:removeOf', { name })}
          loading={isRemoving}
          onClick={() => remove(line)}
        >
          <LuTrash2 aria-hidden />
          <Span hideBelow="sm">{t('cart:remove')}</Span>
        </Button>
      )}
    </HStack>
  );
}
