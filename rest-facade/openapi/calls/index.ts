import { z } from 'zod';
import type { CallDescriptions } from '../call-description.ts';
import { authCalls } from './auth.ts';
import { cartCalls } from './cart.ts';
import { catalogCalls } from './catalog.ts';
import { checkoutCalls } from './checkout.ts';
import { customerCalls } from './customers.ts';
import { jobActionCalls } from './job-actions.ts';
import { jobCalls } from './jobs.ts';
import { priceCalls } from './prices.ts';
import { settingCalls } from './settings.ts';
import { userCalls } from './user.ts';

/** What the document tells about each call. */
export const calls: CallDescriptions = {
  ...authCalls,
  'GET /__version': {
    summary: 'Version of the product',
    description: 'Never cached. When it changes, clients load themselves anew.',
    answer: z.strictObject({ version: z.string() }),
  },
  ...customerCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...catalogCalls,
  ...priceCalls,
  ...jobCalls,
  ...jobActionCalls,
  ...userCalls,
  ...settingCalls,
};
