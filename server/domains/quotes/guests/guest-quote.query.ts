import { lookUp } from '../../../lists/look-up.ts';
import { openedWith, SHOWN_TO_GUESTS } from './guest-access.ts';
import { GuestQuote } from './guest-quote.type.ts';

lookUp('guestQuote', {
  model: 'PriceQuote',
  type: GuestQuote,
  description: 'The offer that a guest opened with `openGuestQuote` within the last hour; otherwise null.',
  permission: 'anyone',
  visible: () => SHOWN_TO_GUESTS,
  args: (t) => ({
    access: t.arg.string({ required: true, description: 'Access key returned by `openGuestQuote`.' }),
  }),
  where: ({ access }, { now }) => ({ guestLinks: { some: openedWith(access, now) } }),
  sample: async ({ buyer, guestAccess }) => ({ as: buyer, args: { access: await guestAccess() } }),
});
