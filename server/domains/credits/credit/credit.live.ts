import { customerOf, liveRows } from '../../live/live-rows.ts';
import { seesCredit, visibleCredits } from '../access.ts';

liveRows('CustomerCredit', {
  sees: (viewer, row) =>
    seesCredit(viewer, {
      customerId: customerOf(row),
      placedById: row.placedById ?? null,
      contactId: row.contactId,
    }),
  visible: visibleCredits,
});
