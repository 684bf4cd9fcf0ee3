import { expect, test } from '@jest/globals';
import { startJourney } from '../journey.ts';
import { ownUser } from '../stage/own-user.ts';
import { textsIn } from '../texts.ts';

const PROFILE = '/backoffice/my-profile';
const { signedIn } = await startJourney();
const t = await textsIn('en');

test('the menu has labels from 1,280 px, and stays open if it was opened in a narrow window', async () => {
  // The choice is stored for the user.
  const user = await ownUser('viewer@luna.test');
  const page = await signedIn(user, { path: PROFILE, viewport: { width: 1280, height: 800 } });
  const words = page.getByRole('navigation', { name: t('shell:menu.label') }).getByText(t('menu:myProfile'));
  await words.waitFor();

  await page.setViewportSize({ width: 1100, height: 800 });
  await words.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: t('shell:menu.expand') }).click();
  await words.waitFor();
  await page.reload();
  await words.waitFor();
  expect(await page.getByRole('button', { name: t('shell:menu.expand') }).count()).toBe(0);
});
