import { newNotice } from '../../../server/test/new-notice.ts';
import type { World } from '../world.ts';

const REGISTERED = { registrationNumber: 'TAX-1' };

/** Financial terms of the customer, a closed day, prices that are not final, read notices, and registered taxes. */
export async function fillTerms({ db, shop, samples, luna }: World): Promise<void> {
  const userId = shop.buyer.userId ?? 0;
  const pricingMode = 'ESTIMATED_WEIGHT';
  await db.customer.update({
    where: { id: shop.luna },
    data: {
      creditLimit: '1000000.00',
      depositPercent: '10.00',
      memoLimit: '500000.00',
      memoTermDays: 60,
      mainContactId: userId,
      taxExemptNumber: 'EX-1',
      salesTaxPercent: '5.0000',
      pricingMode,
    },
  });
  const { itemTypeId } = samples.configuration;
  await db.priceTerm.create({ data: { customerId: shop.luna, itemTypeId, percent: '-5.0000' } });
  const day = new Date('2020-01-31T00:00:00Z');
  await db.booksClose.create({
    data: {
      from: day,
      until: day,
      closedAt: day,
      entryCount: 1,
      total: '1.00',
      hash: 'h'.repeat(64),
      closedById: shop.admin.userId ?? 0,
    },
  });
  await db.customer.update({ where: { id: shop.orion }, data: { pricingMode } });
  await db.jobOrder.updateMany({ where: { placedById: userId }, data: { pricingMode } });
  await db.orderGroup.update({
    where: { id: luna.group.id },
    data: { creditReleaseReason: 'Paid by cheque', creditReleasedAt: new Date() },
  });
  await newNotice(db, userId);
  await db.notice.updateMany({ data: { readAt: new Date() } });
  await db.tax.updateMany({ data: REGISTERED });
  await db.$executeRaw`UPDATE "OrderGroup" SET "taxComponents" =
    (SELECT jsonb_agg(component || ${JSON.stringify(REGISTERED)}::jsonb) FROM jsonb_array_elements("taxComponents") component)
    WHERE "taxComponents" <> '[]'`;
}
