import { Button, chakra, HStack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuFileText, LuShoppingBag, LuTrash2, LuX } from 'react-icons/lu';
import { CART_ADD, QUOTES_ADD, QUOTES_VIEW, WISHLIST_DELETE } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../../lib/session/useSignedInViewer.ts';
import { IconAction } from '../../../ui/actions/IconAction.tsx';
import type { useWishActs } from '../_lib/useWishActs.ts';

const Bar = chakra('section', {
  base: {
    position: 'sticky',
    // Above the bottom bar on a phone.
    bottom: 'calc(var(--ax-bottom-bar, 0px) + {spacing.4})',
    zIndex: 'docked',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '2.5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.gold',
    borderRadius: 'l3',
    boxShadow: 'md',
    _print: { display: 'none' },
  },
});

type WishBarProps = {
  ids: readonly string[];
  isOwn: boolean;
  acts: ReturnType<typeof useWishActs>;
  onClear: () => void;
};

/** Actions of the selected pieces. */
export function WishBar({ ids, isOwn, acts, onClear }: WishBarProps) {
  const { t } = useTranslation('wishes');
  const can = useCan();
  const { isStaff } = useSignedInViewer();

  async function handleToCart() {
    if (await acts.toCart(ids)) onClear();
  }

  return (
    <Bar aria-label={t('selected', { count: ids.length })}>
      <Text fontWeight="medium" role="status">
        {t('selected', { count: ids.length })}
      </Text>
      <HStack gap="2" wrap="wrap" order={{ base: 3, md: 0 }} w={{ base: 'full', md: 'auto' }}>
        {can(CART_ADD) && (
          <Button size="sm" loading={acts.isBusy} onClick={() => void handleToCart()}>
            <LuShoppingBag aria-hidden />
            {t('toCart')}
          </Button>
        )}
        {!isStaff && can(QUOTES_ADD) && can(QUOTES_VIEW) && (
          <Button size="sm" variant="outline" disabled={acts.isBusy} onClick={() => void acts.toQuote(ids)}>
            <LuFileText aria-hidden />
            {t('requestQuote')}
          </Button>
        )}
        {isOwn && can(WISHLIST_DELETE) && (
          <Button size="sm" variant="outline" disabled={acts.isBusy} onClick={() => void acts.remove(ids)}>
            <LuTrash2 aria-hidden />
            {t('wishList:remove')}
          </Button>
        )}
      </HStack>
      <IconAction label={t('clear')} icon={<LuX />} ms="auto" onClick={onClear} />
    </Bar>
  );
}
