import { expect, test } from '@jest/globals';
import { newCoupon } from '../../../server/test/catalog/promotions.ts';
import { inTurn } from '../../../server/test/depth.ts';
import { startJourney } from '../journey.ts';
import { fillCart } from '../orders/fill-cart.ts';
import { journeyDatabase } from '../stage/journey-database.ts';
import { ownUser } from '../stage/own-user.ts';
import { textsIn } from '../texts.ts';

const { signedIn } = await startJourney();
const { db } = journeyDatabase();

const CART = '/backoffice/shopping-cart';

const JOURNEYS = [
  { language: 'en', buyer: await ownUser('buyer@luna.test'), like: 'buyer@luna.test', discount: /^[-−]\$\d/ },
  {
    language: 'fr',
    buyer: await ownUser('acheteuse@bellerose.test'),
    like: 'acheteuse@bellerose.test',
    discount: /^[-−]\d.*\$/,
  },
] as const;

test.each(inTurn(JOURNEYS, 0, 2))(
  'an expired coupon is refused with a message; a valid one is applied, restored after removal, explained and ordered ($language)',
  async ({ language, buyer, like, discount }) => {
    const t = await textsIn(language);
    await fillCart(db, buyer, like);
    const ended = await newCoupon(db, { endsOn: new Date('2020-01-01') });
    const code = await newCoupon(db);
    const page = await signedIn(buyer, { language, path: CART });

    const field = page.getByLabel(t('cart-extras:coupon.label'), { exact: false });
    await field.fill(ended);
    await page.getByRole('button', { name: t('cart-extras:coupon.apply') }).click();
    await page.getByText(WORDS[language]).first().waitFor();
    expect(await field.inputValue()).toBe(ended);

    await field.fill(code.toLowerCase());
    await page.getByRole('button', { name: t('cart-extras:coupon.apply') }).click();
    const remove = page.getByRole('button', { name: t('cart-extras:coupon.removeOf', { code }) });
    await page.getByText(discount).first().waitFor();
    await remove.click();
    await page.getByText(t('cart-extras:coupon.removed', { code })).waitFor();
    await remove.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: t('cart:undo'), exact: true }).click();
    await remove.waitFor();
    await page.getByText(discount).first().waitFor();

    await page.getByRole('button', { name: t('cart-extras:trace.open') }).click();
    const trace = page.getByRole('dialog', { name: t('cart-extras:trace.title') });
    await trace.getByRole('table', { name: t('cart-extras:trace.total.DISCOUNT') }).waitFor();
    await trace
      .getByRole('button', { name: t('cart-extras:trace.close') })
      .last()
      .click();

    await page
      .getByRole('button', { name: t('checkout:place.order') })
      .first()
      .click();
    await page.waitForURL(/order-confirmation/);
    const { nameEn, nameFr } = await db.promotion.findUniqueOrThrow({ where: { code } });
    const named = `${t('common:charges.discount')} · ${language === 'fr' ? nameFr : nameEn} (${code})`;
    await page.getByRole('article').getByText(named).waitFor();
    const order = await db.orderGroup.findFirstOrThrow({
      where: { placedBy: { userName: buyer } },
      orderBy: { id: 'desc' },
    });
    expect(order.promotions).toMatchObject([{ code }]);
    expect(await db.promotion.findUniqueOrThrow({ where: { code }, select: { uses: true } })).toEqual({
      uses: 1,
    });
  },
);

/** The error of an expired coupon. */
const WORDS = { en: 'This coupon has expired.', fr: 'Ce code promo a expiré.' } as const;
