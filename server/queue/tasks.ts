import { purgeCartsTask } from '../domains/carts/purge-carts.task.ts';
import { sendGeneratedPassword } from '../domains/identity/passwords/send-generated-password.task.ts';
import { sendOrderMail } from '../domains/jobs/mail/send-order-mail.task.ts';
import { refreshListPricesTask } from '../domains/pricing/refresh-list-prices.task.ts';
import { removeExpiredTask } from '../housekeeping/remove-expired.task.ts';
import type { AnyTask } from './task.ts';

/** Every background task of the product. */
export const TASKS: readonly AnyTask[] = [
  purgeCartsTask,
  refreshListPricesTask,
  removeExpiredTask,
  sendGeneratedPassword,
  sendOrderMail,
];
