import type { IconType } from 'react-icons';
import {
  LuBanknote,
  LuBookCheck,
  LuBuilding2,
  LuCalculator,
  LuClipboardPaste,
  LuFileText,
  LuGem,
  LuHammer,
  LuHandCoins,
  LuHandshake,
  LuHeart,
  LuLayers,
  LuListChecks,
  LuListX,
  LuPackageSearch,
  LuPencilRuler,
  LuReceipt,
  LuReceiptText,
  LuScale,
  LuShapes,
  LuShoppingBag,
  LuTicketPercent,
  LuUserRound,
} from 'react-icons/lu';
import {
  CART_ADD,
  CART_VIEW,
  CATALOG_SEECOST,
  CATALOG_VIEW,
  CONFIGURATION_SETTINGS,
  CONFIGURATION_VIEW,
  CONSIGNMENTS_VIEW,
  CUSTOM_ORDERS_CREATE,
  CUSTOMER_CREDITS_VIEW,
  ESTIMATE_VIEW,
  INTEGRATIONS_VIEW,
  INVOICES_VIEW,
  JOB_ORDERS_STAGE,
  JOB_ORDERS_VIEW,
  PAYMENTS_EXPORT,
  PAYMENTS_VIEW,
  type Permission,
  PRODUCT_CATEGORIES_VIEW,
  PROFILE_VIEW,
  QUOTES_VIEW,
  SALES_ORDERS_VIEW,
  WISHLIST_VIEW,
} from '../../lib/session/permissions.ts';
import { links } from '../../links.ts';

/** One entry of the back office menu. */
export type MenuItem = {
  /** i18n key in `shell:menu`. */
  readonly key:
    | 'catalog'
    | 'cart'
    | 'customOrder'
    | 'estimates'
    | 'wishList'
    | 'quickOrder'
    | 'jobOrders'
    | 'salesOrders'
    | 'consignments'
    | 'quotes'
    | 'invoices'
    | 'payments'
    | 'books'
    | 'jobServices'
    | 'workshop'
    | 'myProfile'
    | 'prices'
    | 'promotions'
    | 'itemTypes'
    | 'customOrderGroups'
    | 'failedTasks'
    | 'customerCredits'
    | 'customerSettings';
  readonly to: string;
  readonly icon: IconType;
  /** Permission that the entry's page needs. */
  readonly permission: Permission;
  readonly group: 'order' | 'track' | 'money' | 'account' | 'manage';
};

/** The menu in its order; an entry is here when its page exists, and shows when the viewer may open it. */
export const menu: readonly MenuItem[] = [
  { key: 'catalog', to: links.catalog(), icon: LuGem, permission: CATALOG_VIEW, group: 'order' },
  { key: 'cart', to: links.cart(), icon: LuShoppingBag, permission: CART_VIEW, group: 'order' },
  {
    key: 'estimates',
    to: links.estimates(),
    icon: LuCalculator,
    permission: ESTIMATE_VIEW,
    group: 'order',
  },
  {
    key: 'jobOrders',
    to: links.jobOrders(),
    icon: LuPackageSearch,
    permission: JOB_ORDERS_VIEW,
    group: 'track',
  },
  {
    key: 'salesOrders',
    to: links.salesOrders(),
    icon: LuReceiptText,
    permission: SALES_ORDERS_VIEW,
    group: 'track',
  },
  { key: 'quotes', to: links.quotes(), icon: LuFileText, permission: QUOTES_VIEW, group: 'track' },
  { key: 'invoices', to: links.invoices(), icon: LuReceipt, permission: INVOICES_VIEW, group: 'money' },
  { key: 'payments', to: links.payments(), icon: LuBanknote, permission: PAYMENTS_VIEW, group: 'money' },
  {
    key: 'customerCredits',
    to: links.customerCredits(),
    icon: LuHandCoins,
    permission: CUSTOMER_CREDITS_VIEW,
    group: 'money',
  },
  {
    key: 'customerSettings',
    to: links.customerSettings(),
    icon: LuBuilding2,
    permission: PAYMENTS_VIEW,
    group: 'money',
  },
  { key: 'books', to: links.books(), icon: LuBookCheck, permission: PAYMENTS_EXPORT, group: 'money' },
  {
    key: 'consignments',
    to: links.consignments(),
    icon: LuHandshake,
    permission: CONSIGNMENTS_VIEW,
    group: 'track',
  },
  { key: 'wishList', to: links.wishList(), icon: LuHeart, permission: WISHLIST_VIEW, group: 'order' },
  {
    key: 'quickOrder',
    to: links.quickOrder(),
    icon: LuClipboardPaste,
    permission: CART_ADD,
    group: 'order',
  },
  {
    key: 'jobServices',
    to: links.jobServices(),
    icon: LuListChecks,
    permission: JOB_ORDERS_STAGE,
    group: 'track',
  },
  {
    key: 'workshop',
    to: links.workshop(),
    icon: LuHammer,
    permission: JOB_ORDERS_STAGE,
    group: 'track',
  },
  {
    key: 'customOrder',
    to: links.customOrder(),
    icon: LuPencilRuler,
    permission: CUSTOM_ORDERS_CREATE,
    group: 'order',
  },
  { key: 'myProfile', to: links.myProfile(), icon: LuUserRound, permission: PROFILE_VIEW, group: 'account' },
  { key: 'prices', to: links.prices(), icon: LuScale, permission: CATALOG_SEECOST, group: 'manage' },
  {
    key: 'itemTypes',
    to: links.itemTypes(),
    icon: LuShapes,
    permission: PRODUCT_CATEGORIES_VIEW,
    group: 'manage',
  },
  {
    key: 'promotions',
    to: links.promotions(),
    icon: LuTicketPercent,
    permission: CONFIGURATION_VIEW,
    group: 'manage',
  },
  {
    key: 'customOrderGroups',
    to: links.customOrderGroups(),
    icon: LuLayers,
    permission: CONFIGURATION_SETTINGS,
    group: 'manage',
  },
  {
    key: 'failedTasks',
    to: links.failedTasks(),
    icon: LuListX,
    permission: INTEGRATIONS_VIEW,
    group: 'manage',
  },
];
