import { expect, test } from '@jest/globals';
import { DEMO_PASSWORD } from '../../../prisma/seed/demo/people/demo-users.ts';
import { openProductPage } from '../catalogue/product-page.ts';
import { download } from '../download.ts';

const { page, url, watched } = await openProductPage();

test('the page of the REST calls loads files of this host only, and runs a call with a pasted token', async () => {
  await page.goto('/api/docs');
  await page.getByRole('heading', { name: /Aurifex REST/ }).waitFor();
  const { paths }: { paths: object } = await (await download(page, '/api/openapi.json')).json();
  const operations = Object.values(paths).flatMap(
    (item: object) => Object.values(item) as { tags: string[] }[],
  );
  const tags = page.locator('.opblock-tag');
  await tags.nth(new Set(operations.flatMap((operation) => operation.tags)).size - 1).waitFor();
  // Opens every call by area. Calls with two documented spellings are listed twice. With more than a hundred calls, the
  // page removes those out of view from the document.
  let opened = 0;
  for (const tag of await tags.all()) {
    await tag.click();
    await tag.and(page.locator('[data-is-open=true]')).waitFor();
    opened += await page.locator('.opblock').count();
    await tag.click();
    await tag.and(page.locator('[data-is-open=false]')).waitFor();
  }
  expect(opened).toBe(operations.length);
  await tags.first().click();

  const login = await page.request.post('/api/auth/portal-login', {
    data: { userName: 'buyer@luna.test', password: DEMO_PASSWORD },
  });
  const { token } = await login.json();
  await page.getByRole('button', { name: 'Authorize' }).first().click();
  await page.getByLabel('auth-bearer-value').fill(token);
  await page.getByRole('button', { name: 'Apply credentials' }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.locator('#operations-auth-getAuthUser .opblock-summary-control').click();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url() === `${url}/api/auth/user`),
    page.getByRole('button', { name: 'Execute' }).click(),
  ]);
  expect([answer.status(), (await answer.json()).user.userName]).toEqual([200, 'buyer@luna.test']);
  expect(watched()).toEqual({ problems: [], hosts: [url] });
});
