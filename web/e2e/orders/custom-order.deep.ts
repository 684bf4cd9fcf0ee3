import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { startJourney } from '../journey.ts';
import { paste, picture } from '../pictures.ts';
import { runOperation } from '../run-operation.ts';
import { ownUser } from '../stage/own-user.ts';
import { LANGUAGES, textsIn } from '../texts.ts';

const { signedIn, sessionOf, windowIn } = await startJourney();

const START = '/backoffice/order-creation/custom-order';
const SIZES = { en: { width: 1280, height: 800 }, fr: { width: 360, height: 740 } } as const;
const TREE = {
  en: ['Rings', 'Solitaires'],
  fr: ['Bagues', 'Solitaires'],
} as const;

/** Images and texts of the user's newest job. */
async function newestJob(page: Page) {
  const { jobOrders } = await runOperation(
    page,
    '{ jobOrders(first: 1, orderBy: { field: CREATED_AT, direction: DESC }) { edges { node { note images { isBig caption } } } } }',
  );
  return jobOrders.edges[0].node;
}

test.each(LANGUAGES)(
  'a custom order takes photos by file, paste and webcam, keeps its draft, and becomes a job (%s)',
  async (language) => {
    const t = await textsIn(language);
    const user = await ownUser('buyer@luna.test');
    const page = await signedIn(user, {
      language,
      viewport: SIZES[language],
      permissions: ['camera'],
      path: START,
    });
    for (const name of TREE[language]) await page.getByRole('link', { name }).last().click();
    await page.getByRole('heading', { level: 1, name: TREE[language][1] }).waitFor();
    await page.locator('main li a:has(h2)').first().click();

    const note = page.getByRole('textbox', { name: t('custom-order:note') });
    await note.fill(`Lower head ${language}`);
    const buffer = await picture('#8899aa');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'sketch.png', mimeType: 'image/png', buffer });
    await page.getByRole('img', { name: 'sketch.png' }).waitFor();
    await paste(page, 'pasted.png', await picture('#aa9988'));
    await page.getByRole('img', { name: 'pasted.png' }).waitFor();
    const lying = { name: 'lying.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') };
    await page.locator('input[type=file]').setInputFiles(lying);
    await page.getByRole('button', { name: t('uploads:retryOf', { name: 'lying.png' }) }).waitFor();
    await page.getByRole('button', { name: t('uploads:remove', { name: 'lying.png' }) }).click();
    await page.getByRole('button', { name: t('uploads:takePicture') }).click();
    const camera = page.getByRole('dialog', { name: t('webcam:title') });
    await camera.getByRole('button', { name: t('webcam:take') }).click();
    await camera.getByRole('button', { name: t('webcam:use') }).click();
    await page.getByRole('img', { name: 'camera.jpg' }).waitFor();

    await page.reload();
    await page.getByText(t('custom-order:draft')).waitFor();
    expect(await note.inputValue()).toBe(`Lower head ${language}`);
    for (const name of ['sketch.png', 'pasted.png', 'camera.jpg'])
      await page.getByRole('img', { name }).waitFor();

    await page.getByRole('button', { name: t('custom-order:confirm.open'), exact: true }).click();
    // The last step: the total and the note.
    const last = page.getByRole('dialog');
    await last.getByText(`Lower head ${language}`).waitFor();
    await last.getByText(t('commit:total'), { exact: true }).waitFor();
    await last.getByRole('button', { name: t('custom-order:place'), exact: true }).click();
    await page.waitForURL(/order-confirmation\/JO-\d+/);
    const job = await newestJob(page);
    expect(job.note).toBe(`Lower head ${language}`);
    expect(job.images).toHaveLength(4);
    expect(job.images.map(({ isBig }: { isBig: boolean }) => isBig)).toEqual([true, false, false, false]);
  },
);

const VARIANTS = {
  en: { name: 'Aurora, platinum, size 6', metal: 'Platinum 950' },
  fr: { name: 'Aurora, platine, taille 6', metal: 'Platine 950' },
} as const;

test.each(LANGUAGES)(
  'a ready-made combination sets metal and size of a custom order (%s)',
  async (language) => {
    const t = await textsIn(language);
    const session = await sessionOf('buyer@luna.test', { viewport: SIZES[language] });
    const { product } = await runOperation(session, '{ product(code: "RS-101") { databaseId } }');
    const page = await windowIn(session, { language, path: `${START}/item-type/${product.databaseId}` });
    const variants = page.getByRole('radiogroup', { name: t('configuration:variants.title') });
    await variants.getByRole('radio', { name: VARIANTS[language].name }).locator('..').click();
    await page.waitForURL(/metal=PT950.*size=6/);
    await page.getByRole('radio', { name: VARIANTS[language].metal, checked: true }).waitFor();
  },
);
