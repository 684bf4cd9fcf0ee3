import { lazyPart } from '../lib/i18n/lazy-part.ts';
import { wishList } from './namespace.ts';

/** The heart on a card. Fetched after the page. */
export const WishHeart = lazyPart(async () => (await import('./WishHeart.tsx')).WishHeart, wishList);

/** The button on a product page. Fetched after it. */
export const WishAction = lazyPart(async () => (await import('./WishAction.tsx')).WishAction, wishList);
