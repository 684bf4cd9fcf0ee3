import { noticeSubject } from '../../notices/notify/notice-subject.ts';
import { COST_BREAKDOWN_VIEW } from '../access.ts';
import { movePercent } from './rules/weigh-quotations.ts';

noticeSubject('HeldMarketPrice', async (db, id) => {
  const held = await db.heldMarketPrice.findUnique({
    where: { id },
    select: { against: true, sell: true, metal: { select: { code: true } } },
  });
  if (!held) return null;
  const move = movePercent(held.against.toFixed(), held.sell.toFixed());
  return {
    permission: COST_BREAKDOWN_VIEW,
    isInternal: true,
    // It belongs to no customer, so only the scope of all reaches it.
    customerId: 0,
    placedById: null,
    contactId: null,
    number: `${held.metal.code} ${move.isNegative() ? '−' : '+'}${move.abs().toFixed()}%`,
    path: '/backoffice/prices/market',
  };
});
