import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { startJourney } from '../journey.ts';
import { newestJob } from '../orders/newest-job.ts';
import { settled } from '../pages/page-state.ts';
import { textsIn } from '../texts.ts';

const { visit, signedIn, sessionOf, windowIn } = await startJourney();
const t = await textsIn('en');

const JOBS = '/backoffice/status-tracking/job-orders';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Size of A4 in pixels at 96 dpi. */
const PAPER = { width: 794, height: 1123 };

test('an order confirmation prints as a document', async () => {
  const session = await sessionOf('buyer@luna.test');
  const { orderGroup } = await newestJob(session);
  const page = await windowIn(session, { path: `/backoffice/order-confirmation/${orderGroup.code}` });
  await page.getByRole('article').waitFor();
  await onPaper(page);
  expect(await page.getByRole('button', { name: t('order-confirmation:print') }).isVisible()).toBe(false);
  await expectDocument(page, t('order-confirmation:titleOf', { code: orderGroup.code }));
});

test('a job sheet prints with its barcode and without menus', async () => {
  const session = await sessionOf('production@aurifex.test');
  const { number } = await newestJob(session);
  const page = await windowIn(session, { path: `${JOBS}/${number}/sheet` });
  await page.getByRole('article').waitFor();
  await onPaper(page);
  expect(await page.getByRole('button', { name: t('jobs:sheet.print', { count: 1 }) }).isVisible()).toBe(
    false,
  );
  expect(await page.getByRole('article').locator('svg').first().isVisible()).toBe(true);
  await expectDocument(page, number);
});

async function onPaper(page: Page): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
}

/** The texts are shown without bars and menus, and the content fits the width of the paper. */
async function expectDocument(page: Page, title: string): Promise<void> {
  expect(await page.getByText(title).first().isVisible()).toBe(true);
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('banner').filter({ visible: true }).count()).toBe(0);
  const { scrollWidth } = await page.evaluate(() => ({ scrollWidth: document.documentElement.scrollWidth }));
  expect(scrollWidth).toBeLessThanOrEqual(PAPER.width);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
}

test('on a phone jobs are cards above the navigation bar', async () => {
  const page = await signedIn('buyer@luna.test', { ...PHONE, path: `${JOBS}?tab=all` });
  const rows = page.getByRole('table', { name: t('jobs:title') }).getByRole('row');
  const card = rows.filter({ has: page.getByRole('link', { name: /^JO-/ }) });
  await card.first().waitFor();
  const [first, second] = [await card.nth(0).boundingBox(), await card.nth(1).boundingBox()];
  expect(first?.height).toBeGreaterThan(80);
  expect(first?.width).toBeLessThanOrEqual(360);
  expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0));
  const bar = page.getByRole('navigation', { name: t('shell:menu.label') }).filter({ visible: true });
  const place = await bar.boundingBox();
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeCloseTo(740, 0);
  await bar.getByRole('link', { name: t('menu:catalog') }).click();
  await page.waitForURL('**/backoffice/catalog');
});

test('on a narrow phone the entries of the navigation bar do not overlap, also in French', async () => {
  const french = await textsIn('fr');
  const page = await signedIn('buyer@luna.test', { ...PHONE, language: 'fr', path: JOBS });
  const bar = page.getByRole('navigation', { name: french('shell:menu.label') }).filter({ visible: true });
  await bar.waitFor();
  const places = await bar.evaluate((nav) =>
    [...nav.children].map((entry) => {
      const words = document.createRange();
      words.selectNodeContents(entry);
      const { left, right } = words.getBoundingClientRect();
      return { left, right };
    }),
  );
  expect(places).toHaveLength(5);
  for (const [index, { right }] of places.entries()) {
    expect((places[index + 1]?.left ?? PHONE.viewport.width) - right).toBeGreaterThanOrEqual(4);
  }
});

test('on a phone the price and button of a piece stay visible', async () => {
  const page = await (await visit(PHONE)).newPage();
  await page.goto('/shop/product/BD-102?size=8.25');
  const add = page.getByRole('button', { name: t('product:add') });
  await add.waitFor();
  const price = page.getByText(/^US\$\d{3,4}\.\d\d$/).last();
  await price.waitFor();
  for (const part of [add, price]) {
    const box = await part.boundingBox();
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
  }
  // When scrolled, they move under the shop's menu.
  const menu = page.getByRole('navigation', { name: t('shop:categories') });
  await settled(page);
  const covering = await menu.evaluate(
    (nav, button) => {
      const middle = (part: Element) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      };
      // Below the bottom of the window, the button scrolls with the page.
      for (let step = 0; step < 200 && middle(button).y > middle(nav).y; step += 1) scrollBy(0, 20);
      const { x, y } = middle(button);
      return { apart: Math.abs(y - middle(nav).y), isMenu: nav.contains(document.elementFromPoint(x, y)) };
    },
    await add.elementHandle(),
  );
  expect(covering.apart).toBeLessThan(20);
  expect(covering.isMenu).toBe(true);
});

test('on a phone the shop shows its first piece completely, and suggests pieces with their pictures', async () => {
  const page = await (await visit({ ...PHONE, viewport: { width: 390, height: 844 } })).newPage();
  await page.goto('/shop');
  await settled(page);
  const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) }).locator('img');
  const { drawn, place } = await hero.evaluate((image: HTMLImageElement) => {
    const { width, height } = image.getBoundingClientRect();
    const sides = [width / image.naturalWidth, height / image.naturalHeight] as const;
    const scale = getComputedStyle(image).objectFit === 'contain' ? Math.min(...sides) : Math.max(...sides);
    const frame = image.closest('section > div')?.getBoundingClientRect();
    return {
      drawn: { width: image.naturalWidth * scale, height: image.naturalHeight * scale },
      place: { width: frame?.width ?? 0, height: frame?.height ?? 0 },
    };
  });
  expect(drawn.width).toBeGreaterThan(200);
  expect(drawn.width).toBeLessThanOrEqual(place.width + 1);
  expect(drawn.height).toBeLessThanOrEqual(place.height + 1);

  await page.getByRole('combobox', { name: t('shell:search') }).pressSequentially('aur');
  const suggested = page.getByRole('option').filter({ hasText: 'Aurora' }).first();
  await suggested.waitFor();
  await page.waitForFunction(
    (image) => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth > 0,
    await suggested.locator('img').elementHandle(),
  );
  await suggested.tap();
  await page.getByRole('heading', { level: 1, name: /Aurora/ }).waitFor();
});
