import { expect, test } from '@jest/globals';
import { startJourney } from '../journey.ts';
import { fillCart } from '../orders/fill-cart.ts';
import { runOperation } from '../run-operation.ts';
import { journeyDatabase } from '../stage/journey-database.ts';
import { ownUser } from '../stage/own-user.ts';
import { LANGUAGES, textsIn } from '../texts.ts';
import { CARDS, DECLINED_WORDS, typeCard } from './type-card.ts';

const { signedIn } = await startJourney();
const { db } = journeyDatabase();

test.each(LANGUAGES)(
  'at checkout a card is declined and nothing is lost, then another one pays the order (%s)',
  async (language) => {
    const t = await textsIn(language);
    const owner = await ownUser('owner@luna.test');
    await fillCart(db, owner, 'buyer@luna.test');
    const page = await signedIn(owner, { language, path: '/backoffice/shopping-cart' });
    const poNumber = page.getByLabel(t('checkout:order.poNumber'));
    await poNumber.fill('PO 4711');
    await page.getByRole('button', { name: t('cart-extras:pay.open') }).click();
    const dialog = page.getByRole('dialog', { name: t('cart-extras:pay.title') });
    const another = dialog.getByLabel(t('cards:newCard'));
    await dialog.getByRole('button', { name: /\d/ }).waitFor();
    if ((await another.count()) > 0) await another.check();
    await dialog.getByLabel(t('cards:nameOnCard')).fill('Ann Buyer');
    await dialog.getByLabel(t('cards:zip')).fill('10001');
    await typeCard(page, language, CARDS.declined);
    await dialog.getByRole('button', { name: /\d/ }).click();
    await dialog.getByText(DECLINED_WORDS[language]).first().waitFor();
    expect(await dialog.getByLabel(t('cards:nameOnCard')).inputValue()).toBe('Ann Buyer');

    // The checkout below is unchanged.
    await dialog.getByRole('button', { name: t('cart-extras:pay.back') }).click();
    expect(await poNumber.inputValue()).toBe('PO 4711');
    await page.getByText(t('checkout:lines', { count: 1 })).waitFor();

    await page.getByRole('button', { name: t('cart-extras:pay.open') }).click();
    await dialog.getByRole('button', { name: /\d/ }).waitFor();
    if ((await another.count()) > 0) await another.check();
    await dialog.getByLabel(t('cards:nameOnCard')).fill('Ann Buyer');
    await dialog.getByLabel(t('cards:zip')).fill('10001');
    await typeCard(page, language, CARDS.good);
    await dialog.getByRole('button', { name: /\d/ }).click();
    await page.waitForURL(/order-confirmation/);
    const alert = page.getByRole('alert').filter({ hasText: /PAY-\d+/ });
    const payment = (await alert.textContent())?.match(/PAY-\d+/)?.[0] ?? '';
    const { found, cart } = await runOperation(
      page,
      'query ($number: String!) { found: payment(number: $number) { method charge { isConfirmed } } cart { itemCount } }',
      { number: payment },
    );
    expect(found).toEqual({ method: 'CARD', charge: { isConfirmed: true } });
    expect(cart.itemCount).toBe(0);
  },
);
