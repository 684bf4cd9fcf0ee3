import type { Viewer } from '../../../../server/auth/viewer.ts';
import type { LoadedSources } from '../../../../server/domains/pricing/sources/load-price-sources.ts';
import type { PictureBook } from '../pictures/picture-book.ts';
import type { Random } from '../random.ts';
import type { Shop } from './shop.ts';

/** What all demo orders are made from. */
export type DemoContext = {
  now: Date;
  shop: Shop;
  book: PictureBook;
  sales: Viewer;
  workshop: Viewer;
  /** Today's price sources, at list: they say whether a piece can be ordered and how long it takes. */
  sources: LoadedSources;
  /** Cuts are drawn from a stream of their own. */
  cuts: Random;
};
