import { expect, test } from '@jest/globals';
import { startJourney } from '../journey.ts';
import { quiet } from '../pages/page-state.ts';
import { ownUser } from '../stage/own-user.ts';
import { LANGUAGES, pathIn, textsIn } from '../texts.ts';

const { signedIn } = await startJourney();

test.each(LANGUAGES)(
  'a piece is saved, removed and restored, ordered, and saved for later again (%s)',
  async (language) => {
    const t = await textsIn(language);
    const path = '/shop/product/RS-101?metal=14KW&size=6.5';
    const page = await signedIn(await ownUser('buyer@luna.test'), { language, path });
    const undo = (message: string) =>
      page
        .locator('[data-scope=toast][data-part=root]')
        .filter({ hasText: message })
        .getByRole('button', { name: t('wishList:undo') })
        .click();
    await page.getByRole('button', { name: t('wishList:add') }).click();
    await page.getByRole('link', { name: t('shell:menu.wishListWithCount', { count: 1 }) }).click();

    await page.getByRole('heading', { level: 1, name: t('wishList:title') }).waitFor();
    await page.getByText(t('wishes:unchanged')).waitFor();
    await page
      .getByRole('button', { name: new RegExp(t('wishList:remove')) })
      .first()
      .click();
    await page.getByRole('heading', { name: t('wishes:empty') }).waitFor();
    await undo(t('wishList:removedMany', { count: 1 }));
    await page.getByText(t('wishes:unchanged')).waitFor();

    await page.getByLabel(t('wishes:selectAll')).check();
    await page
      .getByRole('button', { name: t('wishes:toCart'), exact: true })
      .last()
      .click();
    const panel = page.getByRole('dialog', { name: t('cart:title') });
    await panel.getByRole('listitem').first().waitFor();
    await page.keyboard.press('Escape');

    await page.goto(pathIn(language, '/backoffice/shopping-cart'));
    await page.getByText(t('checkout:lines', { count: 1 })).waitFor();
    const name = (await page.locator('li h3').first().textContent()) ?? '';
    await page.getByRole('button', { name: t('checkout:saveForLaterOf', { name }) }).click();
    await page.getByRole('heading', { name: t('cart:empty') }).waitFor();
    await undo(t('wishList:saved', { name }));
    await page.getByText(t('checkout:lines', { count: 1 })).waitFor();
  },
);

test.each(LANGUAGES)(
  'rows of a spreadsheet are shown as they are understood, corrected, and ordered together (%s)',
  async (language) => {
    const t = await textsIn(language);
    const page = await signedIn(await ownUser('buyer@luna.test'), {
      language,
      path: '/backoffice/quick-order',
    });
    const text = page.getByLabel(t('quickOrder:text'));
    const order = page.getByRole('button', { name: t('quickOrder:order') });
    await text.fill('code\tqty\tsize\tmetal\nRS-101\t2\t6.5\t14KW\nNO-SUCH\t1\t\t\nBD-101\t1\t99\t');
    await page.getByText(t('orderProblems:CODE_UNKNOWN_named', { subject: 'NO-SUCH' })).waitFor();
    await page.getByText(t('quickOrder:blocked', { count: 2 })).waitFor();
    expect(await order.isDisabled()).toBe(true);

    await text.fill('code\tqty\tsize\tmetal\nRS-101\t2\t6.5\t14KW\nBD-101\t1\t10\t');
    await page.getByText(t('quickOrder:understood', { count: 2 })).waitFor();
    await order.click();
    // Two rings of the same size need a confirmation.
    await page
      .getByRole('alertdialog', { name: t('cart:sameSize.title') })
      .getByRole('button', { name: t('cart:sameSize.yes'), exact: true })
      .click();
    const panel = page.getByRole('dialog', { name: t('cart:title') });
    await panel.getByRole('listitem').nth(1).waitFor();
    expect(await text.inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await quiet(page);
    await page.getByRole('link', { name: t('shell:menu.cartWithCount', { count: 2 }) }).waitFor();
  },
);
