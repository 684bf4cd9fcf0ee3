import { expect, test } from '@jest/globals';
import { DEMO_PASSWORD } from '../../../prisma/seed/demo/people/demo-users.ts';
import { EXAMPLES } from '../../../server/http/graphiql/graphiql-examples.ts';
import { openProductPage } from '../catalogue/product-page.ts';

const { page, url, watched } = await openProductPage();

/** How soon a request is sent, if at all, and the number of attempts. */
const SOON_MS = 1_000;
const MAX_ATTEMPTS = 60;

/** A text in the result of each example. */
const ANSWERS: Record<string, RegExp> = {
  '1 Sign in': /"__typename":"SignInSuccess"/,
  '2 Who am I': /"customer":\{"name":"Luna Fine Jewelers"/,
  '3 Catalogue': /"hasNextPage":true/,
  '4 Price': /"currency":"USD"/,
  '5 Job orders': /"number":"JO-\d/,
};

test('GraphiQL loads files of this host only, signs in, and runs every example', async () => {
  await page.goto('/graphql');
  for (const { name, query } of EXAMPLES) {
    const operation = operationOf(query);
    await openTab(operation);
    if (name === '1 Sign in') await typePassword();
    const text = await execute(operation);
    expect(text).toMatch(ANSWERS[name] ?? /^$/);
    expect(text).not.toContain('"errors"');
  }
  expect(watched()).toEqual({ problems: [], hosts: [url] });
});

function operationOf(query: string): string {
  return /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
}

/**
 * Runs the operation of the open tab and returns its result. GraphiQL reads its editor only after a pause without
 * changes. Before that it runs nothing, or the operation of the previous tab; such a request does not reach the server
 * and is repeated.
 */
async function execute(operation: string): Promise<string> {
  const isRun = ({ query = '', operationName = operationOf(query) }: Sent) =>
    operationName === operation && operationOf(query) === operation;
  await page.route('**/graphql', async (route) => {
    if (isRun(route.request().postDataJSON())) await route.continue();
    else await route.fulfill({ json: { data: {} } });
  });
  try {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const answering = page.waitForResponse(/\/graphql$/, { timeout: SOON_MS }).catch(() => null);
      await page.getByRole('button', { name: /^Execute query/ }).click();
      const answer = await answering;
      if (answer && isRun(answer.request().postDataJSON())) return await answer.text();
    }
    throw new Error(`GraphiQL does not run ${operation}.`);
  } finally {
    await page.unroute('**/graphql');
  }
}

/** The request of GraphiQL. */
type Sent = { readonly query?: string; readonly operationName?: string };

/** By keyboard: tabs are draggable, so a fast click could start a drag. */
async function openTab(operation: string): Promise<void> {
  const tab = page
    .getByLabel('Select active operation')
    .getByRole('button', { name: operation, exact: true });
  await page.locator('.graphiql-query-editor .view-line').first().waitFor();
  await tab.press('Enter');
  await page.locator('[role=tab][aria-selected=true]', { hasText: operation }).waitFor();
}

/** Whether an editor shows a text soon after it was typed. */
function isShown(text: string): Promise<boolean> {
  const isThere = (wanted: string) =>
    [...document.querySelectorAll('.view-lines')].some(
      (lines) => lines.textContent?.replace(/\s/g, '') === wanted,
    );
  return page.waitForFunction(isThere, text, { timeout: 2_000 }).then(
    () => true,
    () => false,
  );
}

/** The editor completes brackets during input, so the result is checked and typed again if it differs. */
async function typePassword(): Promise<void> {
  await page.getByRole('button', { name: 'Variables', exact: true }).click();
  const editor = page.getByRole('region', { name: 'Variables' });
  const input = { userName: 'buyer@luna.test', password: DEMO_PASSWORD };
  const wanted = JSON.stringify({ input });
  // The first example is shown with its variables.
  await editor.locator('.view-line').filter({ hasText: 'userName' }).waitFor();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await editor.locator('.view-line').first().click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Backspace');
    await page.keyboard.insertText(wanted);
    if (await isShown(wanted)) return;
  }
  throw new Error('The variables could not be typed.');
}
