import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import en from '../../../words/cards/en.json' with { type: 'json' };
import fr from '../../../words/cards/fr.json' with { type: 'json' };
import { startJourney } from '../journey.ts';
import { ownUser } from '../stage/own-user.ts';
import { LANGUAGES, type Language, textsIn } from '../texts.ts';

const { signedIn } = await startJourney();
const PROFILE = '/backoffice/my-profile';

/** Card numbers of the sandbox. */
const GOOD = '5555555555554444';
const WRONG_CSC = '4000000000000127';
const NONE = '4242424242424241';

const WORDS = {
  en: {
    number: 'Number',
    csc: 'CSC',
    month: 'Month',
    year: 'Year',
    notATest: /not the number of a test card/,
    wrongCsc: en.CSC_WRONG,
  },
  fr: {
    number: 'Numéro',
    csc: 'CVC',
    month: 'Mois',
    year: 'Année',
    notATest: /pas le numéro d’une carte de test/,
    wrongCsc: fr.CSC_WRONG,
  },
} as const;

/** Types a card into the frame of the gateway's fields. */
async function typeCard(page: Page, language: Language, number: string): Promise<void> {
  const fields = page.locator('iframe').contentFrame();
  await fields.getByLabel(WORDS[language].number).fill(number);
  await fields.getByLabel(WORDS[language].month).selectOption('11');
  await fields.getByLabel(WORDS[language].year).selectOption({ index: 5 });
  await fields.getByLabel(WORDS[language].csc).fill('123');
}

test.each(LANGUAGES)(
  'a card is added, made the default and removed; its number is sent only to the gateway (%s)',
  async (language) => {
    const t = await textsIn(language);
    const page = await signedIn(await ownUser('accounting@luna.test'), { language, path: PROFILE });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));

    await page.getByRole('button', { name: t('cards:add') }).click();
    const dialog = page.getByRole('dialog');
    const add = dialog.getByRole('button', { name: t('cards:save') });
    await dialog.getByLabel(t('cards:nameOnCard')).fill('Ann Buyer');
    await dialog.getByLabel(t('cards:zip')).fill('10001');

    await typeCard(page, language, NONE);
    await add.click();
    await dialog.getByText(t('cards:errors.CARD_NUMBER_WRONG')).waitFor();
    await page.locator('iframe').contentFrame().getByText(WORDS[language].notATest).waitFor();

    await typeCard(page, language, WRONG_CSC);
    await dialog.getByText('Visa', { exact: true }).waitFor();
    await add.click();
    await dialog.getByText(WORDS[language].wrongCsc).waitFor();
    expect(await dialog.getByLabel(t('cards:nameOnCard')).inputValue()).toBe('Ann Buyer');

    await typeCard(page, language, GOOD);
    await dialog.getByText('Mastercard', { exact: true }).waitFor();
    await add.click();
    const name = t('cards:ending', { cardType: 'Mastercard', last4: '4444' });
    await dialog.waitFor({ state: 'detached' });
    const item = page.getByRole('listitem').filter({ hasText: 'Ann Buyer' });
    await item.getByText(name).waitFor();

    const own = new URL(page.url()).origin;
    const digits = [GOOD, WRONG_CSC, NONE];
    const toUs = sent.filter((request) => request.startsWith(own));
    expect(toUs.filter((request) => digits.some((number) => request.includes(number)))).toEqual([]);
    expect(sent.some((request) => !request.startsWith(own) && request.includes(GOOD))).toBe(true);

    await item.getByRole('button', { name: t('my-profile:cardDefault', { name }) }).click();
    await item.getByText(t('cards:isDefault'), { exact: true }).waitFor();
    await item.getByRole('button', { name: t('my-profile:cardRemove', { name }) }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('my-profile:cardRemoveConfirm') })
      .click();
    await item.waitFor({ state: 'detached' });

    // Other journeys use the same customer.
    const former = t('cards:ending', { cardType: 'Visa', last4: '1111' });
    await page.getByRole('button', { name: t('my-profile:cardDefault', { name: former }) }).click();
    await page.getByText(t('cards:isDefault'), { exact: true }).waitFor();
    await page.context().close();
  },
);
