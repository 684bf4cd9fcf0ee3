import { expect, test } from '@jest/globals';
import type { TFunction } from 'i18next';
import type { Page } from 'playwright-core';
import type { Mailer } from '../../../server/mail/mailer.ts';
import { inTurn } from '../../../server/test/depth.ts';
import { runDueJobs } from '../../../server/test/orders/due-jobs.ts';
import { startJourney } from '../journey.ts';
import { choose, shippingMethods } from '../parts.ts';
import { signIn } from '../sign-in.ts';
import { journeyDatabase } from '../stage/journey-database.ts';
import { ownUser } from '../stage/own-user.ts';
import { pathIn, textsIn } from '../texts.ts';
import { cents, confirmedTotal, expectTotals, type JobPage, shownOrderTotal } from './order-amounts.ts';

/** Mails to customers and to the manufacturer, in the order in which they were sent. */
const mails: { subject: string; text?: string }[] = [];

const mailer: Mailer = { send: async (mail) => void mails.push(mail), close: () => {} };
const { visit, signedIn } = await startJourney();
const database = journeyDatabase();

const JOBS = '/backoffice/status-tracking/job-orders';

const acheteuse = await ownUser('acheteuse@bellerose.test');

/** The buyer and the approver, the choices, and the exact sentences of the specifications. */
const JOURNEYS = [
  {
    language: 'en',
    buyer: await ownUser('buyer@luna.test'),
    approver: await ownUser('approver@luna.test'),
    piece: 'Comfort court band, 4 mm',
    metal: '14K white gold',
    finish: 'Hammered',
    signInFirst: 'You need to log in first to have access to the shopping cart!',
    addNow: 'Please add the item to the Shopping Cart!',
    created: /^(JO-\d+) - created successfully!/,
    price: /^US\$\d{3,4}\.\d\d$/,
    service: { price: '45.00', shown: '$45.00' },
  },
  {
    language: 'fr',
    buyer: acheteuse,
    approver: acheteuse,
    piece: 'Alliance demi-jonc confort, 4 mm',
    metal: 'Or blanc 14 ct',
    finish: 'Martelé',
    signInFirst: 'Vous devez d’abord vous connecter pour accéder au panier !',
    addNow: 'Veuillez ajouter l’article au panier !',
    created: /^(JO-\d+) - créée avec succès\s!/,
    price: /^\d{3,4},\d\d\s\$\sUS$/,
    service: { price: '45,00', shown: '45,00\u00a0$\u00a0US' },
  },
] as const;

type Order = (typeof JOURNEYS)[number];

test.each(inTurn(JOURNEYS, 0, 2))(
  'from the shop to an approved job, its cancellation and its repetition, with the same amounts everywhere ($language)',
  async (order) => {
    const t = await textsIn(order.language);
    const page = await (await visit()).newPage();
    await configure(page, order, t);
    await signInToAdd(page, order, t);
    await addToCart(page, order, t);
    const job = await placeOrder(page, order, t);
    await requestApproval(job, order, t);
    const { page: approver, total } = await approve(job, order, t);
    await expectApproved(approver, job, t);
    const looked = { page: approver, job, language: order.language, t };
    const placed = await expectTotals(looked, 'processing', total);
    await cancel(looked);
    expect(await expectTotals(looked, 'closed', 0)).toBeLessThan(placed);
    await reorder(looked);
  },
);

/** A visitor finds the piece, chooses metal, finish and size, and sees the price. */
async function configure(page: Page, { language, piece, metal, finish, price }: Order, t: TFunction) {
  await page.goto(pathIn(language, '/shop'));
  await page.getByRole('link', { name: piece, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: piece }).waitFor();
  await choose(page, metal);
  await choose(page, finish);
  const size = page.getByRole('combobox').filter({ hasText: `${t('configuration:size.us')} 8¼` });
  await size.selectOption('8.25');
  await page.getByText(price).first().waitFor();
  expect(new URL(page.url()).searchParams.get('size')).toBe('8.25');
}

/** Adding to the cart leads a visitor to sign-in and back to the configured piece. */
async function signInToAdd(page: Page, { language, buyer, finish, ...says }: Order, t: TFunction) {
  const configured = page.url();
  await page.getByRole('button', { name: t('product:add') }).click();
  const question = page.getByRole('dialog');
  await question.getByText(says.signInFirst).waitFor();
  await question.getByRole('link', { name: t('product:signInFirst.signIn') }).click();
  await signIn(page, buyer, language);
  await page.waitForURL(configured);
  await page.getByText(says.addNow).waitFor();
  expect(await page.getByRole('radio', { name: finish }).isChecked()).toBe(true);
}

async function addToCart(page: Page, { piece, addNow }: Order, t: TFunction) {
  await page.getByRole('button', { name: t('product:add') }).click();
  const panel = page.getByRole('dialog', { name: t('cart:title') });
  await panel.getByText(piece, { exact: true }).waitFor();
  await page.getByText(addNow).waitFor({ state: 'detached' });
  await panel.getByRole('link', { name: t('cart:checkout') }).click();
  await page.getByRole('heading', { level: 1, name: t('checkout:title') }).waitFor();
}

/** Returns the number of the job of the configured piece. */
async function placeOrder(page: Page, { piece, created }: Order, t: TFunction): Promise<string> {
  await page.getByLabel(t('checkout:address.billing'), { exact: true }).selectOption({ index: 1 });
  await shippingMethods(page, t).first().locator('..').click();
  await page.getByLabel(t('checkout:order.poNumber')).fill('PO 2041');
  await page.getByRole('button', { name: t('checkout:place.order') }).click();
  const announced = page.getByText(created);
  await announced.waitFor();
  const [, code = ''] = created.exec((await announced.textContent()) ?? '') ?? [];
  expect(new URL(page.url()).pathname.endsWith(`/backoffice/order-confirmation/${code}`)).toBe(true);
  await page.getByRole('heading', { name: t('order-confirmation:titleOf', { code }) }).waitFor();
  await page.getByRole('link', { name: t('order-confirmation:jobs') }).click();
  await page.waitForURL((url) => url.pathname.endsWith(JOBS) && url.search === '?tab=new');
  const rows = page.getByRole('row').filter({ hasText: `${code}-` });
  await rows.first().waitFor();
  const job = (await rows.filter({ hasText: piece }).getByRole('link').textContent()) ?? '';
  expect(job).toMatch(new RegExp(`^${code}-\\d+$`));
  return job;
}

/** Production proposes a service with a price and sends it to the customer. */
async function requestApproval(job: string, { language, service }: Order, t: TFunction) {
  const page = await signedIn('production@aurifex.test', { language, path: `${JOBS}?tab=new` });
  await page.getByRole('link', { name: job, exact: true }).click();
  await page.getByRole('button', { name: t('common:moreActions') }).click();
  await page.getByRole('menuitem', { name: t('jobs:action.PROPOSE_SERVICE') }).click();
  const proposal = page.getByRole('dialog');
  await proposal.getByLabel(t('jobs:field.serviceType')).selectOption({ index: 1 });
  await proposal.getByLabel(t('jobs:field.servicePrice')).fill(service.price);
  await proposal.getByRole('button', { name: t('jobs:action.PROPOSE_SERVICE') }).click();
  await proposal.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: t('jobs:action.REQUEST_APPROVAL') }).click();
  const sending = page.getByRole('dialog');
  expect(await sending.getByRole('checkbox').isChecked()).toBe(true);
  await sending.getByRole('button', { name: t('jobs:action.REQUEST_APPROVAL') }).click();
  await page.getByText(t('jobs:done.REQUEST_APPROVAL', { number: job })).waitFor();
}

/** The customer sees the service and its price, and approves. */
async function approve(job: string, order: Order, t: TFunction) {
  const { language, approver, piece, service } = order;
  const page = await signedIn(approver, { language, path: `${JOBS}?tab=new` });
  await page.getByRole('link', { name: job, exact: true }).click();
  await page
    .getByRole('button', { name: t('jobs:action.APPROVE'), exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: t('jobs:approve.title', { number: job }) });
  await dialog.getByRole('term').filter({ hasText: piece }).waitFor();
  // The total of the job is above that of the order.
  const summary = dialog.getByRole('region', { name: t('commit:title') });
  const prices = await summary.locator('section').getByRole('definition').allInnerTexts();
  const [ofOrder = ''] = (await summary.getByRole('definition').allInnerTexts()).slice(-1);
  expect(cents(ofOrder)).toBeGreaterThanOrEqual(cents(prices.at(-1) ?? ''));
  expect(prices.at(1)).toBe(service.shown);
  expect(sum(prices.slice(0, -1))).toBeCloseTo(sum(prices.slice(-1)), 2);
  await dialog.getByRole('button', { name: t('jobs:action.APPROVE') }).click();
  await page.getByText(t('jobs:done.APPROVE', { number: job })).waitFor();
  return { page, total: cents(prices.at(-1) ?? '') };
}

/** The history shows both transitions, and the list shows the job with its new status. */
async function expectApproved(page: Page, job: string, t: TFunction) {
  const steps = page.getByRole('region', { name: t('jobs:history.title') }).getByRole('listitem');
  await steps.filter({ hasText: t('jobs:event.APPROVE') }).waitFor();
  await steps.filter({ hasText: t('jobs:event.REQUEST_APPROVAL') }).waitFor();
  await page.goto(new URL(page.url()).pathname.replace(/[^/]+$/, '').replace(/\/$/, '?tab=processing'));
  const row = page.getByRole('row').filter({ hasText: job });
  await row.getByText(/^(Approved|Approuvée)$/).waitFor();
}

/** The customer cancels the job on its page and undoes it, as the message offers. */
async function cancel({ page, job, t }: JobPage) {
  await page.getByRole('button', { name: t('common:moreActions') }).click();
  await page.getByRole('menuitem', { name: t('jobs:action.CANCEL') }).click();
  const dialog = page.getByRole('dialog', { name: t('jobs:cancel.title', { number: job }) });
  await dialog.getByText(t('jobs:cancel.text')).waitFor();
  await dialog.getByRole('button', { name: t('jobs:cancel.confirm', { number: job }) }).click();
  await page.getByText(t('jobs:done.CANCEL', { number: job })).waitFor();
  await page
    .getByRole('button', { name: t('jobs:undo.action') })
    .first()
    .waitFor();
}

/**
 * The total of the preview, with two pieces and a new PO number, equals that of the order, its document and its mail.
 */
async function reorder(looked: JobPage) {
  const { page, job, t } = looked;
  await page.getByRole('button', { name: t('jobs:action.RE_ORDER') }).click();
  const dialog = page.getByRole('dialog', { name: t('jobs:reorder.title', { number: job }) });
  await dialog.getByLabel(t('jobs:reorder.quantity')).fill('2');
  await dialog.getByText(t('jobs:reorder.subTotal', { count: 2 })).waitFor();
  expect(await dialog.locator('input[name="changes.poNumber"]').inputValue()).toBe('');
  const order = dialog.getByRole('button', { name: t('jobs:reorder.confirm') });
  const shown = dialog.getByRole('definition');
  const total = (await shown.last().textContent()) ?? '';
  await order.click();
  await page.waitForURL((url) => /JO-\d+-1$/.test(url.pathname) && !url.pathname.endsWith(job));
  const again = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByRole('heading', { level: 1, name: again }).waitFor();
  expect(await shownOrderTotal({ ...looked, job: again })).toBe(cents(total));
  expect(await confirmedTotal({ ...looked, job: again })).toBe(cents(total));
  await runDueJobs(database, { services: { mailer } });
  expect(mailOf(again)).toContain(cents(total));
}

/** Amounts in the customer's mail about the order of a job. */
function mailOf(job: string): number[] {
  const code = job.replace(/-\d+$/, '');
  const mail = mails.find(({ subject }) => subject.endsWith(code));
  return (mail?.text ?? '').split('\n').map((line) => cents(line.replace(/^[^:]*: ?/, '')));
}

/** The sum of shown amounts. Both languages have two decimals. */
function sum(amounts: readonly string[]): number {
  return amounts.reduce((total, amount) => total + Number(amount.replaceAll(/[^\d]/g, '')) / 100, 0);
}
