import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuHeart } from 'react-icons/lu';
import type { Wish } from './add-wish.ts';
import { useWishToggle } from './useWishToggle.ts';

type WishActionProps = {
  piece: { readonly id: string; readonly name: string };
  /** The piece in its current configuration. */
  wish: Wish;
};

/**
 * Adds the configured piece to the wish list, and shows whether the piece is on it. It can be added again in another
 * configuration.
 */
export function WishAction({ piece, wish }: WishActionProps) {
  const { t } = useTranslation('wishList');
  const { isWished, isBusy, add } = useWishToggle(piece);
  return (
    <Button variant="outline" loading={isBusy} onClick={() => void add(wish)}>
      <LuHeart aria-hidden fill={isWished ? 'currentColor' : 'none'} />
      {t('add')}
      {isWished && <span>· {t('inList')}</span>}
    </Button>
  );
}
