import { liveRows } from '../../live/live-rows.ts';
import { seesCredit, visibleCredits } from '../access.ts';

liveRows('CustomerCredit', {
  sees: (viewer, { customerId, placedById = null, contactId }) =>
    seesCredit(viewer, { customerId, placedById, contactId }),
  visible: visibleCredits,
});
