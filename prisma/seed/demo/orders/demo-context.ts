import type { Viewer } from '../../../../server/auth/viewer.ts';
import type { LoadedSources } from '../../../../server/domains/pricing/sources/load-price-sources.ts';
import type { PictureBook } from '../pictures/picture-book.ts';
import type { Random } from '../random.ts';
import type { Shop } from './shop.ts';

/** The input of all demo orders. */
export type DemoContext = {
  now: Date;
  shop: Shop;
  book: PictureBook;
  sales: Viewer;
  workshop: Viewer;
  /** Today's price sources at list terms, which determine lead times and which pieces can be ordered. */
  sources: LoadedSources;
  /** Cuts use a separate random stream. */
  cuts: Random;
};
