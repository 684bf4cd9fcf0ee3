import type { RestRoute } from '../route/route.ts';
import { authRoutes } from './auth.ts';
import { cardRoutes } from './cards.ts';
import { cartRoutes } from './cart.ts';
import { categoryRoutes } from './categories.ts';
import { categoryAdministrationRoutes } from './category-administration.ts';
import { checkoutRoutes } from './checkout.ts';
import { consignmentRoutes } from './consignments.ts';
import { customOrderGroupRoutes } from './custom-order-groups.ts';
import { customOrderRoutes } from './custom-orders.ts';
import { customerCreditRoutes } from './customer-credits.ts';
import { customerRoutes } from './customers.ts';
import { estimateRoutes } from './estimates.ts';
import { gridSettingRoutes } from './grid-settings.ts';
import { invoiceRoutes } from './invoices.ts';
import { jobActionRoutes } from './job-actions.ts';
import { jobNoteRoutes } from './job-notes.ts';
import { jobRoutes } from './jobs.ts';
import { payingRoutes } from './paying.ts';
import { paymentRoutes } from './payments.ts';
import { priceRoutes } from './prices.ts';
import { productRoutes } from './products.ts';
import { quoteRoutes } from './quotes.ts';
import { salesOrderRoutes } from './sales-orders.ts';
import { settingRoutes } from './settings.ts';
import { shippingRoutes } from './shipping.ts';
import { userRoutes } from './user.ts';
import { wishListRoutes } from './wish-list.ts';

/** Every call that the facade answers, beside GET /__version. */
export const routes: readonly RestRoute[] = [
  ...authRoutes,
  ...customerRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...wishListRoutes,
  ...categoryRoutes,
  ...categoryAdministrationRoutes,
  ...productRoutes,
  ...priceRoutes,
  ...customOrderRoutes,
  ...customOrderGroupRoutes,
  ...estimateRoutes,
  ...jobRoutes,
  ...jobActionRoutes,
  ...jobNoteRoutes,
  ...quoteRoutes,
  ...salesOrderRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
  ...payingRoutes,
  ...customerCreditRoutes,
  ...consignmentRoutes,
  ...cardRoutes,
  ...userRoutes,
  ...settingRoutes,
  ...gridSettingRoutes,
  ...shippingRoutes,
];
