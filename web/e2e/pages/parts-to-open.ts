import type { TFunction } from 'i18next';
import type { Page } from 'playwright-core';
import type { PageActor } from '../../src/lib/routing/page-declaration.ts';

/** An overlay of a page, with the action that opens it. */
export type PartToOpen = {
  readonly name: string;
  readonly as: PageActor;
  /** `:job` is the actor's newest job. */
  readonly at: string;
  readonly role: 'dialog' | 'alertdialog' | 'menu' | 'tooltip' | 'region' | 'table';
  /** Narrow windows have it in another menu. */
  readonly isWide?: boolean;
  /** Closing it needs no confirmation, because changes apply immediately. */
  readonly appliesAtOnce?: boolean;
  readonly open: (page: Page, t: TFunction) => Promise<void>;
};

const JOBS = '/backoffice/status-tracking/job-orders';
const CONSIGNMENTS = '/backoffice/status-tracking/consignments';
const PROFILE = '/backoffice/my-profile';

/** Presses the button with this text. */
function press(key: string, namespace = ''): PartToOpen['open'] {
  return (page, t) =>
    page
      .getByRole('button', { name: t(namespace + key), exact: true })
      .first()
      .click();
}

/** Opens the user menu and chooses an entry. */
function chooseOfUser(key: string): PartToOpen['open'] {
  return async (page, t) => {
    await openUserMenu(page);
    await page.getByRole('menuitem', { name: t(key) }).click();
  };
}

async function openViews(page: Page, t: TFunction): Promise<void> {
  const name = t('lists:views.open', { name: t('lists:views.noName') });
  await page.getByRole('button', { name }).filter({ visible: true }).click();
}

async function openUserMenu(page: Page): Promise<void> {
  await page.getByRole('banner').locator('button[aria-haspopup=menu]').last().click();
}

/** Hovers over an element until its tooltip is shown. */
async function rest(page: Page, on: string): Promise<void> {
  await page.locator(on).first().hover();
  await page.getByRole('tooltip').waitFor();
}

async function openCartPanel(page: Page): Promise<void> {
  await page.getByRole('banner').locator('a[href$="/backoffice/shopping-cart"]').click();
  await page.getByRole('dialog').getByRole('spinbutton').first().waitFor();
}

/** Tooltips, menus, drawers and dialogs of the product, each with a page that has it. */
export const PARTS_TO_OPEN: readonly PartToOpen[] = [
  {
    name: 'a tooltip of the folded menu',
    as: 'viewer',
    at: PROFILE,
    role: 'tooltip',
    open: async (page, t) => {
      await press('shell:menu.collapse')(page, t);
      await rest(page, 'nav ul a:visible');
    },
  },
  {
    name: 'a tooltip of the page',
    as: 'buyer',
    at: `${JOBS}/:job`,
    role: 'tooltip',
    open: (page) => rest(page, 'main nav a[aria-label], main a[rel]'),
  },
  {
    name: 'a tooltip in the cart panel',
    as: 'buyer',
    at: '/shop',
    role: 'tooltip',
    open: async (page) => {
      await openCartPanel(page);
      await rest(page, '[role=dialog] article button, [role=dialog] li button');
    },
  },
  {
    name: 'the cart panel',
    as: 'buyer',
    at: '/shop',
    role: 'dialog',
    appliesAtOnce: true,
    open: openCartPanel,
  },
  { name: 'the menu of a user', as: 'buyer', at: PROFILE, role: 'menu', open: openUserMenu },
  {
    name: 'the global search',
    as: 'buyer',
    at: PROFILE,
    role: 'dialog',
    open: async (page) => {
      await page.keyboard.press('Control+K');
      await page.getByRole('dialog').getByRole('combobox').fill('ring');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'a card', as: 'owner', at: PROFILE, role: 'dialog', open: press('cards:add') },
  { name: 'an address', as: 'buyer', at: PROFILE, role: 'dialog', open: press('my-profile:addressAdd') },
  {
    name: 'a forgotten password',
    as: 'visitor',
    at: '/',
    role: 'dialog',
    open: press('sign-in:forgotten.link'),
  },
  {
    name: 'sign in first',
    as: 'visitor',
    at: '/shop/product/BD-102?metal=14KW&finish=HAMMERED&size=8.25',
    role: 'dialog',
    open: press('product:add'),
  },
  {
    name: 'filters of jobs',
    as: 'production',
    at: `${JOBS}?tab=all`,
    role: 'dialog',
    appliesAtOnce: true,
    open: press('filters.open'),
  },
  {
    name: 'columns of jobs',
    as: 'production',
    at: `${JOBS}?tab=all`,
    role: 'dialog',
    appliesAtOnce: true,
    open: press('lists:columns.open'),
  },
  {
    name: 'views of jobs',
    as: 'production',
    at: `${JOBS}?tab=all`,
    role: 'menu',
    isWide: true,
    open: openViews,
  },
  {
    name: 'a view to be saved',
    as: 'production',
    at: `${JOBS}?tab=all`,
    role: 'dialog',
    open: async (page, t) => {
      await openViews(page, t);
      await page.getByRole('menuitem', { name: t('lists:views.saveAs') }).click();
    },
  },
  {
    name: 'the keys of a list',
    as: 'production',
    at: `${JOBS}?tab=all`,
    role: 'dialog',
    open: (page) => page.keyboard.press('?'),
  },
  {
    name: 'the bar of selected jobs',
    as: 'production',
    at: `${JOBS}?tab=all`,
    role: 'region',
    open: async (page, t) => {
      await page
        .getByRole('checkbox', { name: t('list.selectAll') })
        .locator('..')
        .click();
      await page.getByRole('region', { name: t('job-bulk:label') }).waitFor();
    },
  },
  {
    name: 'the status of selected jobs',
    as: 'production',
    at: `${JOBS}?tab=processing`,
    role: 'dialog',
    open: async (page, t) => {
      await page
        .getByRole('checkbox', { name: t('list.selectAll') })
        .locator('..')
        .click();
      await press('job-bulk:updateStatus')(page, t);
    },
  },
  {
    name: 'acting as a user',
    as: 'administrator',
    at: PROFILE,
    role: 'dialog',
    open: chooseOfUser('shell:user.switchUser'),
  },
  {
    name: 'a sign-in link',
    as: 'administrator',
    at: PROFILE,
    role: 'dialog',
    open: chooseOfUser('shell:user.signInLink'),
  },
  {
    name: 'an order for a customer',
    as: 'administrator',
    at: `${JOBS}?tab=all`,
    role: 'dialog',
    open: press('jobs:newOrder.forCustomer'),
  },
  {
    name: 'a group of custom orders',
    as: 'administrator',
    at: '/backoffice/custom-order-groups',
    role: 'dialog',
    open: press('custom-order-groups:new'),
  },
  {
    name: 'a template of custom orders',
    as: 'administrator',
    at: '/backoffice/custom-order-groups/templates',
    role: 'dialog',
    open: press('custom-order-groups:templates.new'),
  },
  {
    name: 'the question before an estimate becomes a quote',
    as: 'buyer',
    at: '/backoffice/order-creation/estimates',
    role: 'alertdialog',
    open: async (page, t) => {
      const row = page.locator('[data-row]').filter({ hasText: 'Crest ring for the Harpers' });
      await row.getByRole('link').first().click();
      await press('estimates:act.toQuote')(page, t);
    },
  },
  {
    name: 'metal prices beside an estimate',
    as: 'administrator',
    at: '/backoffice/order-creation/estimate',
    role: 'table',
    open: (page, t) => page.getByText(t('estimates:metals.title'), { exact: true }).click(),
  },
  {
    name: 'a consignment that is packed',
    as: 'administrator',
    at: CONSIGNMENTS,
    role: 'dialog',
    open: press('create.open', 'consignments:'),
  },
  {
    name: 'pieces of a consignment that are reported sold',
    as: 'administrator',
    at: `${CONSIGNMENTS}/OC-10005`,
    role: 'dialog',
    open: press('action.REPORT_SOLD', 'consignments:'),
  },
];
