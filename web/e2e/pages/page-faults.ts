import type { Page } from 'playwright-core';
import { type Language, textsIn } from '../texts.ts';
import { axeFaults, loadAxe } from './axe.ts';
import { headingOf, type Look, overhanging, settled, show } from './page-state.ts';
import type { PageVisit } from './page-visits.ts';

/** How every page is looked at: both colours, as wide as a desk and as a phone. It opens in the first of them. */
export const LOOKS: Readonly<Record<Language, readonly [Look, ...Look[]]>> = {
  en: [
    { colorScheme: 'light', width: 1440 },
    { colorScheme: 'light', width: 360 },
    { colorScheme: 'dark', width: 360 },
    { colorScheme: 'dark', width: 1440 },
  ],
  fr: [
    { colorScheme: 'dark', width: 360 },
    { colorScheme: 'dark', width: 1440 },
    { colorScheme: 'light', width: 1440 },
    { colorScheme: 'light', width: 360 },
  ],
};

/** How a page is to be, in words of the language it is opened in. */
export type Expected = {
  readonly language: Language;
  readonly title: PageVisit['title'];
  /** Code of the order that the title may name. */
  readonly code: string | undefined;
};

/**
 * What is wrong with the page that was just opened, in words: its language, its title, and, in every look, what reaches
 * over its edge and what breaks a rule of accessibility.
 */
export async function faultsOf(page: Page, { language, title, code }: Expected): Promise<string[]> {
  await settled(page);
  const faults: string[] = [];
  const lang = await page.locator('html').getAttribute('lang');
  if (lang !== language) faults.push(`lang is ${lang}`);
  const t = await textsIn(language);
  const expected = `${title === 'heading' ? await headingOf(page) : t(title ?? '', { code })} · Aurifex`;
  if ((await page.title()) !== expected) faults.push(`title is ${await page.title()}, not ${expected}`);
  await loadAxe(page);
  const [first, ...others] = LOOKS[language];
  for (const look of [first, ...others]) {
    await show(page, look);
    // Another colour changes nothing that the other rules look at.
    const rules = look.colorScheme === first.colorScheme ? 'all' : 'colours';
    const found = [...(await overhanging(page)), ...(await axeFaults(page, rules))];
    faults.push(...found.map((fault) => `${look.colorScheme}, ${look.width} px: ${fault}`));
  }
  return faults;
}
