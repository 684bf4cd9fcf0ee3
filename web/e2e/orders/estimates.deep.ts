import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { TFunction } from 'i18next';
import type { Page } from 'playwright-core';
import { pricesOfChange } from '../catalogue/predicted-price.ts';
import { startJourney } from '../journey.ts';
import { runOperation, type Session } from '../run-operation.ts';
import { journeyDatabase } from '../stage/journey-database.ts';
import { ownUser } from '../stage/own-user.ts';
import { LANGUAGES, type Language, pathIn, textsIn } from '../texts.ts';

const { signedIn, sessionOf, windowIn } = await startJourney();
const { db } = journeyDatabase();

const CART = '/backoffice/shopping-cart';
const ESTIMATE = '/backoffice/order-creation/estimate';
const WORDS = {
  en: {
    metal: '18K yellow gold',
    cad: 'CAD design',
    casting: 'Casting',
    repair: 'Repair',
    band: 'Comfort court band, 3 mm',
    rose: '14K rose gold',
    quoteText: 'We look at every design before we make an offer.',
  },
  fr: {
    metal: 'Or jaune 18 ct',
    cad: 'Conception CAO',
    casting: 'Fonte',
    repair: 'Réparation',
    band: 'Alliance demi-jonc confort, 3 mm',
    rose: 'Or rose 14 ct',
    quoteText: 'Nous examinons chaque création avant de vous faire une offre.',
  },
} as const;

/** Fills in a free design with conflicting services, which is reported before it is saved. */
async function design(page: Page, t: TFunction, language: Language): Promise<void> {
  const words = WORDS[language];
  await page.getByText(t('estimates:kind.DESIGN'), { exact: true }).click();
  await page.getByLabel(t('estimates:design.metal'), { exact: true }).selectOption({ label: words.metal });
  await page.getByLabel(t('estimates:design.weight')).fill('6,4');
  await page.getByLabel(words.cad, { exact: true }).check();
  await page.getByLabel(words.repair, { exact: true }).check();
  const refusal = { service: words.repair, before: words.cad };
  await page.getByText(t('estimates:limits.MAY_NOT_FOLLOW', refusal)).waitFor();
  await page.getByLabel(words.repair, { exact: true }).uncheck();
  await page.getByLabel(words.casting, { exact: true }).check();
}

/** Takes a picture with the camera. */
async function takePicture(page: Page, t: TFunction): Promise<void> {
  await page.getByRole('button', { name: t('estimates:pictures.camera') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('webcam:take') }).click();
  await dialog.getByRole('button', { name: t('webcam:use') }).click();
  await page.getByRole('img', { name: `${t('estimates:form.pictures')} 1` }).waitFor();
}

test.each(LANGUAGES)(
  'a design is estimated, saved with a picture, copied, deleted and put back, and becomes a quote (%s)',
  async (language) => {
    const t = await textsIn(language);
    const page = await signedIn(await ownUser('approver@luna.test'), { language, path: ESTIMATE });
    await design(page, t, language);
    await takePicture(page, t);
    await page.getByLabel(t('estimates:form.name'), { exact: true }).fill('Journey ring');
    const price = page.getByRole('region', { name: t('estimates:price.title') });
    await price
      .getByText(/\d+[.,]\d\d/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: t('estimates:form.save'), exact: true }).click();
    await page.waitForURL(/\/estimate\/EST-\d+$/);
    const number = /EST-\d+$/.exec(page.url())?.[0] ?? '';

    const act = async (key: string) => {
      await page.getByRole('button', { name: t('estimates:act.more'), exact: true }).click();
      await page.getByRole('menuitem', { name: t(`estimates:act.${key}`), exact: true }).click();
    };
    await act('copy');
    await page.waitForURL((url) => /EST-\d+$/.test(url.pathname) && !url.pathname.endsWith(number));
    // The URL changes before the page does. A menu opened now would be that of the first estimate.
    await page
      .getByRole('main')
      .getByText(/EST-\d+$/.exec(page.url())?.[0] ?? '')
      .first()
      .waitFor();
    await act('delete');
    await page.getByRole('button', { name: t('estimates:act.undo') }).click();
    await page.waitForURL((url) => /EST-\d+$/.test(url.pathname));

    await page.getByRole('button', { name: t('estimates:act.toQuote'), exact: true }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(WORDS[language].quoteText).waitFor();
    await question.getByRole('button', { name: t('estimates:act.toQuote'), exact: true }).click();
    await page.waitForURL(/\/quotes\/PQ-\d+$/);
    const quote = /PQ-\d+$/.exec(page.url())?.[0] ?? '';
    const { priceQuote } = await runOperation(
      page,
      `query ($number: String!) { priceQuote(number: $number) { status { code } current { lines { quantity drawing { databaseId } } } } }`,
      { number: quote },
    );
    expect(priceQuote).toMatchObject({
      status: { code: 'REQUESTED' },
      current: { lines: [{ quantity: 1, drawing: { databaseId: expect.any(Number) } }] },
    });
  },
);

/** Saves an estimate of a ring in size 7. Returns its number. */
async function ringEstimate(session: Session): Promise<string> {
  const { id } = await db.itemType.findFirstOrThrow({
    where: { nameEn: 'Aurora round solitaire' },
    select: { id: true },
  });
  const { saveEstimate } = await runOperation(
    session,
    'mutation ($input: SaveEstimateInput!) { saveEstimate(input: $input) { ... on SaveEstimateSuccess { estimate { number } } } }',
    {
      input: {
        name: 'Ring',
        quantity: 1,
        configuration: { itemTypeId: id, size: '7' },
        idempotencyKey: randomUUID(),
      },
    },
  );
  return saveEstimate.estimate.number;
}

test.each(LANGUAGES)(
  'a second ring of the same size needs a confirmation before its estimate goes into the cart (%s)',
  async (language) => {
    const t = await textsIn(language);
    const session = await sessionOf(await ownUser('approver@luna.test'));
    const path = `${ESTIMATE}/${await ringEstimate(session)}`;
    const page = await windowIn(session, { language, path });
    const add = page.getByRole('button', { name: t('estimates:act.toCart'), exact: true });
    const cart = new RegExp(`${pathIn(language, CART)}$`);
    await add.click();
    await page.waitForURL(cart);

    await page.goto(pathIn(language, `${ESTIMATE}/${await ringEstimate(page)}`));
    await add.click();
    const question = page.getByRole('alertdialog', { name: t('cart:sameSize.title') });
    await question.getByText(t('cart:sameSize.text')).waitFor();
    await question.getByRole('button', { name: t('cart:sameSize.no') }).click();
    await add.waitFor();
    const { cart: kept } = await runOperation(page, '{ cart { items { id } } }');
    expect(kept.items).toHaveLength(1);

    await add.click();
    await question.getByRole('button', { name: t('cart:sameSize.yes') }).click();
    await page.waitForURL(cart);
    const { cart: full } = await runOperation(page, '{ cart { items { id } } }');
    expect(full.items).toHaveLength(2);
  },
);

const SET = 'WS-501';
const SIZES = { en: { width: 1280, height: 800 }, fr: { width: 360, height: 740 } } as const;

/** Chooses a piece of the catalogue by its code. */
async function choosePiece(page: Page, t: TFunction, code: string): Promise<void> {
  await page.getByRole('button', { name: t('estimates:piece.choose'), exact: true }).click();
  await page.getByRole('dialog').getByRole('combobox').fill(code);
  await page.getByRole('option', { name: code }).first().click();
}

/** Expands the band of the set. */
async function openBand(page: Page, t: TFunction, language: Language) {
  const band = page.getByRole('region', { name: t('configuration:set.title') });
  const name = t('configuration:set.changeOf', { name: WORDS[language].band });
  await band.getByRole('button', { name }).click();
  return band;
}

test.each(LANGUAGES)(
  'a set with its band in another metal and engraved is estimated, saved, and added to the cart (%s)',
  async (language) => {
    const t = await textsIn(language);
    const { rose } = WORDS[language];
    const user = await ownUser('approver@luna.test');
    const page = await signedIn(user, { language, path: ESTIMATE, viewport: SIZES[language] });
    await choosePiece(page, t, SET);
    const band = await openBand(page, t, language);
    await band.getByText(t('configuration:set.follows', { name: '' }).trim(), { exact: false }).waitFor();
    await band.getByRole('radio', { name: rose, exact: true }).locator('..').click();
    await band.getByRole('textbox').fill('Ever');
    await band.getByRole('img', { name: t('configuration:engraving.preview', { text: 'Ever' }) }).waitFor();
    const size = band.getByRole('combobox');
    await band.getByRole('radio', { name: 'UK', exact: true }).locator('..').click();
    await size.filter({ hasText: /UK/ }).waitFor();
    await page.getByLabel(t('estimates:form.name'), { exact: true }).fill('Journey set');
    const save = page.getByRole('button', { name: t('estimates:form.save'), exact: true });
    await save.filter({ visible: true }).click();
    await page.waitForURL(/\/estimate\/EST-\d+$/);

    await page.reload();
    await band.getByText(t('configuration:set.apart', { words: `${rose} · Ever` })).waitFor();
    await page.getByRole('button', { name: t('estimates:act.toCart'), exact: true }).click();
    // Both rings of the set have the same size.
    const question = page.getByRole('alertdialog', { name: t('cart:sameSize.title') });
    await question.getByRole('button', { name: t('cart:sameSize.yes') }).click();
    await page.waitForURL(new RegExp(`${pathIn(language, CART)}$`));
    const { cart } = await runOperation(
      page,
      '{ cart { items { parts { alloyCode follows choices { value } } } } }',
    );
    expect(cart.items[0].parts).toMatchObject([{ alloyCode: '14KR', follows: false }]);
    expect(cart.items[0].parts[0].choices).toContainEqual({ value: 'Ever' });
  },
);

test.each(LANGUAGES)(
  'staff see metal prices, and the price of a set changes with the metal of its band (%s)',
  async (language) => {
    const t = await textsIn(language);
    const page = await signedIn('sales@aurifex.test', { language, path: ESTIMATE });
    await page.getByText(t('estimates:metals.title')).click();
    await page
      .getByRole('row', { name: WORDS[language].metal })
      .getByRole('cell')
      .filter({ hasText: /\d[.,]\d\d/ })
      .waitFor();
    const sheet = page.waitForResponse((answer) =>
      (answer.request().postData() ?? '').includes('estimateSheetQuery'),
    );
    await choosePiece(page, t, SET);
    const band = await openBand(page, t, language);
    await sheet;
    const { predicted, confirmed } = await pricesOfChange(page, {
      operation: 'useEstimatePriceQuery',
      change: () => band.getByRole('radio', { name: WORDS[language].metal }).locator('..').click(),
    });
    expect(confirmed).toBe(predicted);
  },
);
