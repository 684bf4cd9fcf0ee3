import { expect, test } from '@jest/globals';
import type { TFunction } from 'i18next';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { startJourney } from '../journey.ts';
import { runLanguages } from '../run-languages.ts';
import { ownUser } from '../stage/own-user.ts';
import { textsIn } from '../texts.ts';
import { orderAgain } from './order-again.ts';

const { signedIn, sessionOf, windowIn } = await startJourney();

const JOBS = '/backoffice/status-tracking/job-orders';
const AWAITING = { en: 'Awaiting', fr: 'En attente' } as const;

test.each(runLanguages(0))(
  'a proof is sent, commented on with a pin, declined, sent again and approved, with live updates on both sides (%s)',
  async (language) => {
    const t = await textsIn(language);
    const session = await sessionOf(await ownUser('approver@luna.test'));
    const job = await orderAgain(session);
    const path = `${JOBS}/${job}`;
    const staff = await signedIn('production@aurifex.test', { language, path });

    await publish(staff, job, t, { colour: '#8899aa', note: 'One' });
    const customer = await windowIn(session, { language, path });
    const proofs = customer.getByRole('region', { name: t('jobs:proof.title'), exact: true });
    await proofs.getByText('One', { exact: true }).waitFor();
    await pin(customer, t);
    await decline(customer, job, t);

    // Both sides see each other's actions without a reload.
    await staff.getByText('Wider here', { exact: true }).waitFor();
    await staff.getByRole('button', { name: t('jobs:proof.resolvePin', { number: 1 }) }).click();
    await staff.getByText(t('jobs:proof.pinDone'), { exact: true }).waitFor();
    await publish(staff, job, t, { colour: '#aa9988', note: 'Two' });

    await proofs.getByText('Two', { exact: true }).waitFor();
    await lookElsewhereWhileWriting(customer, t);
    await proofs.getByRole('button', { name: t('jobs:proof.views.slider') }).click();
    const slider = proofs.getByRole('slider');
    await slider.focus();
    await customer.keyboard.press('ArrowRight');
    expect(await slider.inputValue()).toBe('51');
    await approve(customer, job, t);
    await proofs.getByText(t('jobs:proof.agree', { total: '' }).slice(0, 12)).waitFor({ state: 'detached' });
    const status = customer.getByRole('heading', { level: 1, name: job }).locator('..');
    expect(await status.textContent()).not.toContain(AWAITING[language]);
  },
);

type NewProof = { colour: string; note: string };

async function publish(page: Page, job: string, t: TFunction, { colour, note }: NewProof) {
  const { width, height } = { width: 640, height: 480 };
  const buffer = await sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();
  await page.getByRole('button', { name: t('jobs:action.PUBLISH_PROOF') }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: `${note}.png`, mimeType: 'image/png', buffer });
  await dialog.getByRole('img', { name: `${note}.png` }).waitFor();
  await dialog.getByLabel(t('jobs:proof.note')).fill(note);
  await dialog.getByRole('button', { name: t('jobs:proof.publish'), exact: true }).click();
  await page
    .getByText(t('jobs:done.PUBLISH_AND_ASK', { number: job }))
    .first()
    .waitFor();
  await dialog.waitFor({ state: 'detached' });
}

/** Pins a remark by keyboard only: from the centre, moved by arrow keys. */
async function pin(page: Page, t: TFunction) {
  await page.getByRole('button', { name: t('jobs:proof.addPin') }).click();
  await page.getByRole('button', { name: t('jobs:proof.movePin') }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  await page.getByText(t('jobs:proof.place', { x: 51, y: 45 })).waitFor();
  await page.getByLabel(t('jobs:proof.remark'), { exact: true }).fill('Wider here');
  await page.getByRole('button', { name: t('jobs:proof.savePin') }).click();
  await page
    .getByRole('list', { name: t('jobs:proof.pins') })
    .getByText('Wider here')
    .waitFor();
  const placed = page.getByRole('region').getByRole('button', { name: t('jobs:proof.pin', { number: 1 }) });
  expect(await placed.first().getAttribute('style')).toContain('left: 51%');
}

/** A comment being written survives a look at the former version and at the comparison, and stays on its picture. */
async function lookElsewhereWhileWriting(page: Page, t: TFunction) {
  const look = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await look(t('jobs:proof.addPin'));
  const remark = page.getByLabel(t('jobs:proof.remark'), { exact: true });
  await remark.fill('Half a thought');
  await look(t('jobs:proof.version', { number: 1 }));
  const place = [t('jobs:proof.version', { number: 2 }), t('jobs:proof.page', { page: 1 })];
  await page.getByText(place.join(' · ')).waitFor();
  await look(t('jobs:proof.version', { number: 2 }));
  await look(t('jobs:proof.views.side'));
  await look(t('jobs:proof.views.one'));
  expect(await remark.inputValue()).toBe('Half a thought');
  await look(t('common:cancel'));
}

async function decline(page: Page, job: string, t: TFunction) {
  await page.getByRole('button', { name: t('jobs:proof.decline') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('jobs:decline.reason')).fill('Wider, please');
  await dialog.getByRole('button', { name: t('jobs:action.DECLINE'), exact: true }).click();
  await page
    .getByText(t('jobs:done.DECLINE', { number: job }))
    .first()
    .waitFor();
}

async function approve(page: Page, job: string, t: TFunction) {
  await page.getByRole('button', { name: t('jobs:proof.approve') }).click();
  const dialog = page.getByRole('dialog', { name: t('jobs:approve.title', { number: job }) });
  await dialog.getByRole('button', { name: t('jobs:action.APPROVE'), exact: true }).click();
  await page
    .getByText(t('jobs:done.APPROVE', { number: job }))
    .first()
    .waitFor();
}
