import { type Locale, percentIn } from '../../../lib/locale-formats.ts';
import type { Decimal } from '../../../lib/money.ts';
import { noticeSubject } from '../../notices/notify/notice-subject.ts';
import { movePercent } from './rules/weigh-quotations.ts';

noticeSubject('HeldMarketPrice', async (db, id) => {
  const held = await db.heldMarketPrice.findUnique({
    where: { id },
    select: { against: true, sell: true, metal: { select: { code: true, nameEn: true, nameFr: true } } },
  });
  if (!held) return null;
  const move = movePercent(held.against.toFixed(), held.sell.toFixed());
  return {
    isInternal: true,
    // It belongs to no customer, so only the scope of all reaches it.
    customerId: 0,
    placedById: null,
    contactId: null,
    number: `${held.metal.code} ${moveIn(move, 'en')}`,
    path: '/backoffice/prices/market',
    facts: {
      names: {
        en: `${held.metal.nameEn} ${moveIn(move, 'en')}`,
        fr: `${held.metal.nameFr} ${moveIn(move, 'fr')}`,
      },
    },
  };
});

/** A change in percent with its sign. */
function moveIn(move: Decimal, language: Locale): string {
  return `${move.isNegative() ? '−' : '+'}${percentIn(move.abs(), language)}`;
}
