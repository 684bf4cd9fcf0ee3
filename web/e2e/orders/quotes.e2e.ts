import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { TFunction } from 'i18next';
import type { Page } from 'playwright-core';
import { secretHash } from '../../../server/auth/tokens.ts';
import { guestCodeHash } from '../../../server/domains/quotes/guests/guest-code.ts';
import { startJourney } from '../journey.ts';
import { confirmDialog } from '../parts.ts';
import { runLanguages } from '../run-languages.ts';
import { journeyDatabase } from '../stage/journey-database.ts';
import { ownUser } from '../stage/own-user.ts';
import { pathIn, textsIn } from '../texts.ts';
import { newQuote, takeSteps } from './new-quote.ts';

const { signedIn, sessionOf, windowIn, visit } = await startJourney();
const { db } = journeyDatabase();

const QUOTES = '/backoffice/status-tracking/quotes';
const PRICE = { en: '$6,300.00', fr: /6\s300,00\s\$/ } as const;

/** Runs an action by its button or its menu entry. */
async function act(page: Page, t: TFunction, action: string): Promise<void> {
  const name = t(`quotes:action.${action}`);
  const button = page
    .getByRole('banner')
    .or(page.locator('main header'))
    .getByRole('button', { name, exact: true });
  const more = page.getByRole('button', { name: t('common:moreActions') }).last();
  await button.or(more).first().waitFor();
  if ((await button.count()) > 0) return button.click();
  await more.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Expects the toast of an action. */
async function done(page: Page, t: TFunction, action: string, number: string): Promise<void> {
  await page
    .getByText(t(`quotes:done.${action}`, { number }))
    .first()
    .waitFor();
}

/** Creates a quote of a ring and submits the request. Returns its number. */
async function requestQuote(page: Page, t: TFunction): Promise<string> {
  await page.getByRole('button', { name: t('product:quote.request') }).click();
  await page.waitForURL(/\/quotes\/PQ-\d+$/);
  const number = /PQ-\d+$/.exec(page.url())?.[0] ?? '';
  await act(page, t, 'SUBMIT');
  await done(page, t, 'SUBMIT', number);
  return number;
}

/** Reviews a request and sends the offer as calculated. */
async function sendOffer(page: Page, t: TFunction, number: string): Promise<void> {
  await act(page, t, 'SEND');
  await confirmDialog(page, t('quotes:action.SEND'));
  await done(page, t, 'SEND', number);
}

/** Comments on the first piece. */
async function comment(page: Page, t: TFunction, text: string): Promise<void> {
  const opener = page.getByRole('button', { name: t('quotes:line.comment') }).first();
  await opener.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('notes:open.CUSTOMER') }).click();
  await dialog.getByLabel(t('notes:write.CUSTOMER')).fill(text);
  await dialog.getByRole('button', { name: t('notes:add'), exact: true }).click();
  await dialog.getByText(text).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

test.each(runLanguages(1))(
  'a quote is requested, offered, countered, offered again and accepted, with live updates on both sides (%s)',
  async (language) => {
    const t = await textsIn(language);
    const customer = await signedIn(await ownUser('approver@luna.test'), {
      language,
      path: '/shop/product/RS-101',
    });
    const number = await requestQuote(customer, t);
    const staff = await signedIn(await ownUser('admin@aurifex.test'), {
      language,
      path: `${QUOTES}/${number}`,
    });
    await act(staff, t, 'REVIEW');
    await done(staff, t, 'REVIEW', number);
    await sendOffer(staff, t, number);

    // Both sides see each other's actions without a reload.
    await customer.getByRole('button', { name: t('quotes:action.ACCEPT'), exact: true }).waitFor();
    await comment(customer, t, 'A thinner shank?');
    await act(customer, t, 'COUNTER');
    const dialog = customer.getByRole('dialog');
    await dialog.getByLabel(t('quotes:counter.comment')).fill('A little less?');
    await dialog.locator('input[name^=target-]').fill('6300');
    await confirmDialog(customer, t('quotes:action.COUNTER'));
    await done(customer, t, 'COUNTER', number);

    await staff.getByText('A little less?').first().waitFor();
    // A comment on a piece is shown at the piece.
    await staff.getByText('A thinner shank?').first().waitFor();
    await staff.getByRole('button', { name: t('quotes:line.comments', { count: 1 }) }).waitFor();
    await act(staff, t, 'REVISE');
    await staff.getByRole('button', { name: t('quotes:offer.take.target') }).click();
    await staff.getByLabel(t('quotes:offer.reason')).fill('Good customer');
    await staff.getByRole('button', { name: t('quotes:offer.save') }).click();
    await staff
      .getByText(t('operation.saved', { name: number }))
      .first()
      .waitFor();
    await sendOffer(staff, t, number);

    await customer.getByRole('heading', { name: t('quotes:difference.title') }).waitFor();
    await customer.getByRole('button', { name: t('quotes:action.ACCEPT'), exact: true }).waitFor();
    await act(customer, t, 'ACCEPT');
    // The actions may load before the lines. The dialog updates.
    const total = customer.getByRole('dialog').locator('[aria-live=polite]');
    await total.filter({ hasText: PRICE[language] }).waitFor();
    await confirmDialog(customer, t('quotes:accept.confirm'));
    const code = (await db.priceQuote.findUniqueOrThrow({ where: { number }, include: { orderGroup: true } }))
      .orderGroup?.code;
    await customer.getByText(t('quotes:message.order', { code })).first().waitFor();
  },
);

test.each(runLanguages(0))(
  'a guest opens the link of a mail with a code on a phone, and orders (%s)',
  async (language) => {
    const t = await textsIn(language);
    const { id: quoteId, number } = await newQuote(await sessionOf(await ownUser('approver@luna.test')));
    const session = await sessionOf(await ownUser('admin@aurifex.test'));
    await takeSteps(session, quoteId, ['REVIEW', 'SEND']);
    const staff = await windowIn(session, { language, path: `${QUOTES}/${number}` });
    const email = `${randomBytes(4).toString('hex')}@guest.test`;
    await staff.getByRole('button', { name: t('quotes:guests.send') }).click();
    await staff.getByRole('dialog').getByLabel(t('quotes:fact.email')).fill(email);
    await confirmDialog(staff, t('quotes:guests.send'));
    await staff.getByText(email).first().waitFor();

    // The contents of both mails. Tests of the mails check that they have them.
    const [token, code] = [randomBytes(32).toString('base64url'), '271828'];
    const { id } = await db.priceQuoteGuestLink.findFirstOrThrow({ where: { email } });
    const set = (data: object) => db.priceQuoteGuestLink.update({ where: { id }, data });
    await set({ tokenHash: secretHash(token) });
    const guest = await (await visit({ viewport: { width: 360, height: 740 } })).newPage();
    await guest.goto(pathIn(language, `/quote?key=${token}`));
    await guest.getByRole('button', { name: t('guest-quote:code.send') }).click();
    const field = guest.getByLabel(t('guest-quote:code.field'));
    await field.fill('000000');
    await set({ codeHash: guestCodeHash(id, code), codeExpiresAt: new Date(Date.now() + 600_000) });
    const open = guest.getByRole('button', { name: t('guest-quote:code.open') });
    await open.click();
    await guest.getByRole('alert').first().waitFor();
    await field.fill(code);
    await open.click();
    await guest.getByRole('heading', { level: 1, name: t('guest-quote:heading', { number }) }).waitFor();
    // Returning from the mail needs no second verification.
    await guest.reload();
    await guest.getByRole('button', { name: t('guest-quote:action.ACCEPT') }).click();
    await confirmDialog(guest, t('guest-quote:action.ACCEPT'));
    const { orderGroup } = await db.priceQuote.findUniqueOrThrow({
      where: { number },
      include: { orderGroup: true },
    });
    await guest.getByText(t('guest-quote:state.CONVERTED', { code: orderGroup?.code })).waitFor();
    await staff.goto(pathIn(language, `${QUOTES}/${number}`));
    await staff.getByText(email).first().waitFor();
    await staff.getByText(t('quotes:guests.state.USED')).waitFor();
  },
);

test.each(runLanguages(1))(
  'a customer requests a quote for a repetition on the page of a job (%s)',
  async (language) => {
    const t = await textsIn(language);
    const job = await db.jobOrder.findFirstOrThrow({
      where: { status: { code: 'COMPLETED' }, customer: { accountNumber: 'LUNA-001' } },
      orderBy: { id: 'asc' },
    });
    const customer = await signedIn(await ownUser('approver@luna.test'), {
      language,
      path: `/backoffice/status-tracking/job-orders/${job.number}`,
    });
    await customer
      .getByRole('button', { name: t('common:moreActions') })
      .last()
      .click();
    await customer.getByRole('menuitem', { name: t('jobs:action.REQUEST_QUOTE') }).click();
    await customer.getByRole('dialog').getByLabel(t('jobs:reorder.quantity')).fill('3');
    await customer.getByRole('dialog').getByLabel(t('jobs:requestQuote.notes')).fill('In 18K');
    await customer
      .getByRole('dialog')
      .getByRole('button', { name: t('jobs:action.REQUEST_QUOTE'), exact: true })
      .click();
    await customer.waitForURL(/\/quotes\/PQ-\d+$/);
    const number = /PQ-\d+$/.exec(customer.url())?.[0] ?? '';
    await customer.getByRole('heading', { level: 1, name: number }).waitFor();
    await customer.getByText(job.number, { exact: true }).waitFor();
    await customer.getByText(t('jobs:requestQuote.done', { number })).first().waitFor();
    const quote = await db.priceQuote.findUniqueOrThrow({
      where: { number },
      include: { shownVersion: { include: { lines: true } } },
    });
    expect(quote).toMatchObject({ kind: 'PQ', statusId: 2202, isRequest: true, remarks: 'In 18K' });
    expect(quote.shownVersion?.lines).toMatchObject([{ quantity: 3, reorderedFromId: job.id }]);
  },
);
