import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../prisma/seed/demo/people/demo-users.ts';
import { type Language, textsIn } from './texts.ts';

/** Fills in the sign-in form of the page. */
export async function signIn(page: Page, userName: string, language: Language): Promise<void> {
  const t = await textsIn(language);
  await page.getByLabel(t('sign-in:userName')).fill(userName);
  await page.getByLabel(t('sign-in:password'), { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: t('sign-in:submit'), exact: true }).click();
}
