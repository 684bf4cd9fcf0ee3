import { IconButton } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuHeart } from 'react-icons/lu';
import { useWishToggle } from './useWishToggle.ts';

type WishHeartProps = {
  /** Global id, integer id and name of the piece. */
  piece: { readonly id: string; readonly databaseId: number; readonly name: string };
};

/** The heart on a card: adds the piece in its default configuration to the wish list, or removes it. */
export function WishHeart({ piece }: WishHeartProps) {
  const { t } = useTranslation('wishList');
  const { isWished, isBusy, add, remove } = useWishToggle(piece);
  const toggle = () =>
    isWished ? remove() : add({ configuration: { itemTypeId: piece.databaseId }, quantity: 1 });
  return (
    <IconButton
      aria-label={t(isWished ? 'removeOf' : 'addOf', { name: piece.name })}
      aria-pressed={isWished}
      size="sm"
      variant="ghost"
      position="absolute"
      top="2"
      insetEnd="2"
      zIndex="1"
      bg="bg.panel/80"
      borderRadius="full"
      disabled={isBusy}
      onClick={() => void toggle()}
    >
      <LuHeart aria-hidden fill={isWished ? 'currentColor' : 'none'} />
    </IconButton>
  );
}
