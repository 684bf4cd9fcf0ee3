import { chromium } from 'playwright-core';
import * as b from './browser.ts';
import { signIn } from './sign-in.ts';
import { pathIn, textsIn } from './texts.ts';

const base = 'http://localhost:4111';
const options = await (b as any).launchOptions();
const browser = await chromium.launch(options);
const steps = (process.argv[2] ?? '').split(',');
for (const [language, width] of [
  ['en', 1280],
  ['fr', 360],
  ['fr', 1280],
  ['en', 360],
] as const) {
  if (process.argv[3] && process.argv[3] !== `${language}${width}`) continue;
  const t = await textsIn(language);
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(20000);
  const page = await context.newPage();
  page.on('console', (m) => {
    if (['error', 'warning'].includes(m.type()))
      console.log(language, width, m.type(), m.text().slice(0, 300));
  });
  page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 300)));
  await page.goto(pathIn(language, '/login'));
  await signIn(page, 'approver@luna.test', language);
  await page.waitForTimeout(2500);
  const shot = async (n: string) => {
    await page.waitForTimeout(900);
    await page.screenshot({ path: `/tmp/shots/${n}-${language}${width}.png`, fullPage: true });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0) console.log('OVERFLOW', n, language, width, over);
  };
  const pick = async (code: string) => {
    await page.getByRole('button', { name: t('estimates:piece.choose'), exact: true }).click();
    await page.getByRole('dialog').getByRole('combobox').fill(code);
    await page.getByRole('option').filter({ hasText: code }).first().click();
    await page.getByText(t('configuration:metal'), { exact: true }).first().waitFor();
  };
  try {
    if (steps.includes('set')) {
      await page.goto(pathIn(language, '/backoffice/order-creation/estimate'));
      await pick('WS-501');
      await shot('set-1');
      await page
        .getByRole('button', { name: t('configuration:set.change'), exact: false })
        .first()
        .click();
      const part = page.getByRole('region', { name: t('configuration:set.title') });
      await part.getByRole('radio').nth(2).locator('..').click();
      const boxes = part.getByRole('textbox');
      if (await boxes.count()) await boxes.first().fill('Luna & Max');
      if (await page.getByText(t('estimates:metals.title')).count())
        throw new Error('a customer sees metal prices');
      await shot('set-2');
      await page.getByLabel(t('estimates:form.name'), { exact: true }).fill('Set ' + language + width);
      await page
        .getByRole('button', { name: t('estimates:form.save'), exact: true })
        .filter({ visible: true })
        .click();
      await page.waitForURL(/EST-\d+$/);
      await shot('set-3');
      await page.reload();
      await page.getByText(t('configuration:set.title')).waitFor();
      await shot('set-4');
      await page
        .getByRole('main')
        .getByRole('button', { name: t('estimates:act.more'), exact: true })
        .click();
      await page.getByRole('menuitem', { name: t('estimates:act.toJob'), exact: true }).click();
      await page.getByText(t('estimates:act.along')).waitFor();
      await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/shots/job-${language}${width}.png` });
      await page.keyboard.press('Escape');
      await page
        .getByRole('main')
        .getByRole('button', { name: t('estimates:act.more'), exact: true })
        .click();
      await page.getByRole('menuitem', { name: t('estimates:act.toQuote'), exact: true }).click();
      await page.getByText(t('estimates:act.along')).waitFor();
      await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/shots/quote-${language}${width}.png` });
    }
    if (steps.includes('ring')) {
      await page.goto(pathIn(language, '/backoffice/order-creation/estimate'));
      await pick('RS-101');
      await page.getByRole('textbox').filter({ visible: true }).first().waitFor();
      await page
        .locator('[data-attribute] input[type=text], [data-attribute] input:not([type])')
        .first()
        .fill('Ever yours');
      await page.waitForTimeout(1500);
      await shot('ring-1');
    }
    if (steps.includes('dialog')) {
      await page.goto(pathIn(language, '/backoffice/order-creation/estimates'));
      await page.waitForTimeout(1500);
    }
    if (steps.includes('custom')) {
      const q = await page.request.post('/graphql', {
        headers: { 'content-type': 'application/json' },
        data: { query: '{products(filter:{search:"RS-101"},first:1){edges{node{databaseId}}}}' },
      });
      const id = (await q.json()).data?.products?.edges?.[0]?.node?.databaseId ?? 1;
      await page.goto(pathIn(language, `/backoffice/order-creation/custom-order/item-type/${id}`));
      await page.waitForTimeout(2500);
      await shot('custom-1');
    }
    if (steps.includes('product')) {
      await page.goto(pathIn(language, `/shop/product/WS-501`));
      await page.waitForTimeout(2500);
      await shot('product-1');
    }
  } catch (e) {
    console.log(language, width, String(e).slice(0, 600));
    await page.screenshot({ path: `/tmp/shots/fail-${language}${width}.png`, fullPage: true });
  }
  await context.close();
}
await browser.close();
