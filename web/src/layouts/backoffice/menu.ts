import type { IconType } from 'react-icons';
import { LuGem, LuListX, LuPackageSearch, LuShoppingBag, LuUserRound } from 'react-icons/lu';
import { links } from '../../links.ts';

/** One entry of the back office menu. */
export type MenuItem = {
  /** i18n key in `shell:menu`. */
  readonly key: 'catalog' | 'cart' | 'jobOrders' | 'myProfile' | 'failedTasks';
  readonly to: string;
  readonly icon: IconType;
  /** Permission number that the entry's page needs. */
  readonly permission: number;
  readonly group: 'order' | 'track' | 'account' | 'manage';
};

/** The menu in its order; an entry is here when its page exists, and shows when the viewer may open it. */
export const menu: readonly MenuItem[] = [
  { key: 'catalog', to: links.catalog(), icon: LuGem, permission: 1301, group: 'order' },
  { key: 'cart', to: links.cart(), icon: LuShoppingBag, permission: 1101, group: 'order' },
  { key: 'jobOrders', to: links.jobOrders(), icon: LuPackageSearch, permission: 1701, group: 'track' },
  { key: 'myProfile', to: links.myProfile(), icon: LuUserRound, permission: 2401, group: 'account' },
  { key: 'failedTasks', to: links.failedTasks(), icon: LuListX, permission: 3501, group: 'manage' },
];
