import type { AppRoute } from './lib/routing/app-route.ts';
import { authorizationErrorRoutes } from './routes/authorization-error/routes.tsx';
import { blockedRoutes } from './routes/blocked/routes.tsx';
import { bookRoutes } from './routes/books/routes.tsx';
import { cartRoutes } from './routes/cart/routes.tsx';
import { catalogRoutes } from './routes/catalog/routes.tsx';
import { changePasswordRoutes } from './routes/change-password/routes.tsx';
import { consignmentRoutes } from './routes/consignments/routes.tsx';
import { customOrderGroupRoutes } from './routes/custom-order-groups/routes.tsx';
import { customerCreditRoutes } from './routes/customer-credits/routes.tsx';
import { customerSettingRoutes } from './routes/customer-settings/routes.tsx';
import { devHelpRoutes } from './routes/dev-help/routes.tsx';
import { estimateRoutes } from './routes/estimates/routes.tsx';
import { failedTaskRoutes } from './routes/failed-tasks/routes.tsx';
import { guestQuoteRoutes } from './routes/guest-quote/routes.tsx';
import { inboxRoutes } from './routes/inbox/routes.tsx';
import { invoiceRoutes } from './routes/invoices/routes.tsx';
import { itemTypeRoutes } from './routes/item-types/routes.tsx';
import { jobOrderRoutes } from './routes/job-orders/routes.tsx';
import { jobServiceRoutes } from './routes/job-services/routes.tsx';
import { myProfileRoutes } from './routes/my-profile/routes.tsx';
import { orderConfirmationRoutes } from './routes/order-confirmation/routes.tsx';
import { payRoutes } from './routes/pay/routes.tsx';
import { paymentRoutes } from './routes/payments/routes.tsx';
import { priceRoutes } from './routes/prices/routes.tsx';
import { customOrderRoutes } from './routes/product/custom-order/routes.tsx';
import { productRoutes } from './routes/product/routes.tsx';
import { promotionRoutes } from './routes/promotions/routes.tsx';
import { quickOrderRoutes } from './routes/quick-order/routes.tsx';
import { quoteRoutes } from './routes/quotes/routes.tsx';
import { salesOrderRoutes } from './routes/sales-orders/routes.tsx';
import { searchRoutes } from './routes/search/routes.tsx';
import { signInRoutes } from './routes/sign-in/routes.tsx';
import { signOutRoutes } from './routes/sign-out/routes.tsx';
import { unsubscribeRoutes } from './routes/unsubscribe/routes.tsx';
import { wishListRoutes } from './routes/wish-list/routes.tsx';
import { workshopRoutes } from './routes/workshop/routes.tsx';

/**
 * The one table of pages: path, permission numbers, layout, title and texts of each. English addresses and their `/fr`
 * twins are made from it, and the guards read it. Each route folder contributes its rows.
 */
export const routes: readonly AppRoute[] = [
  ...signInRoutes,
  ...signOutRoutes,
  ...changePasswordRoutes,
  ...blockedRoutes,
  ...devHelpRoutes,
  ...authorizationErrorRoutes,
  ...myProfileRoutes,
  ...inboxRoutes,
  ...searchRoutes,
  ...catalogRoutes,
  ...productRoutes,
  ...customOrderRoutes,
  ...customOrderGroupRoutes,
  ...cartRoutes,
  ...wishListRoutes,
  ...quickOrderRoutes,
  ...orderConfirmationRoutes,
  ...estimateRoutes,
  ...jobOrderRoutes,
  ...jobServiceRoutes,
  ...quoteRoutes,
  ...guestQuoteRoutes,
  ...unsubscribeRoutes,
  ...salesOrderRoutes,
  ...consignmentRoutes,
  ...invoiceRoutes,
  ...payRoutes,
  ...paymentRoutes,
  ...customerCreditRoutes,
  ...customerSettingRoutes,
  ...bookRoutes,
  ...workshopRoutes,
  ...priceRoutes,
  ...promotionRoutes,
  ...itemTypeRoutes,
  ...failedTaskRoutes,
];
