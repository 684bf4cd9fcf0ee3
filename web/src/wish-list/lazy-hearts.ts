import { lazy } from 'react';
import { loadNamespace } from '../lib/i18n/namespace.ts';
import { wishList } from './namespace.ts';

/** The heart on a card, fetched after the page. */
export const WishHeart = lazy(async () => {
  const [{ WishHeart: Heart }] = await Promise.all([import('./WishHeart.tsx'), loadNamespace(wishList)]);
  return { default: Heart };
});

/** The button on the page of a piece, fetched after it. */
export const WishAction = lazy(async () => {
  const [{ WishAction: Action }] = await Promise.all([import('./WishAction.tsx'), loadNamespace(wishList)]);
  return { default: Action };
});
