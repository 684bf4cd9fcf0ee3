import type { Page } from 'playwright-core';
import { isDeep } from '../../../server/test/depth.ts';
import { seenTexts } from '../pseudo/seen-texts.ts';
import { type Language, textsIn } from '../texts.ts';
import { axeFaults, loadAxe } from './axe.ts';
import { headingOf, type Look, overhanging, settled, show } from './page-state.ts';
import { shownCodes } from './shown-codes.ts';
import type { VisitRow } from './visit-rows.ts';

/** As wide as a desk and as a phone, in both colours. */
const DESK: Look = { colorScheme: 'light', width: 1280 };
const PHONE: Look = { colorScheme: 'dark', width: 360 };
const OTHERS: readonly Look[] = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
];

/** Looks that deep runs alone take, after the first one. */
function lateLooks(...looks: readonly Look[]): readonly Look[] {
  return isDeep ? looks : [];
}

/**
 * How every page is looked at in a language; it opens in the first look. The other language tells of the other width and
 * colour; colours are proven on the tokens besides (theme/contrast.test.ts).
 */
export const LOOKS: Readonly<Record<Language, readonly [Look, ...Look[]]>> = {
  en: [DESK, ...lateLooks(PHONE, ...OTHERS)],
  fr: [PHONE, ...lateLooks(DESK, ...OTHERS)],
};

/** How a page is to be, in words of the language it is opened in. */
export type Expected = {
  readonly language: Language;
  readonly title: VisitRow['title'];
  /** Code of the order that the title may name. */
  readonly code: string | undefined;
};

/** What the title says before the name of the product. */
async function titleText(page: Page, { language, title, code }: Expected): Promise<string> {
  if (title === 'heading') return headingOf(page);
  const t = await textsIn(language);
  return t(title === 'missing' ? 'shell:notFound.pageTitle' : title, { code });
}

/**
 * What is wrong with the page that was just opened, in words: its language, its title, codes in place of words, what reaches
 * over its edge in any look, and what breaks a rule of accessibility.
 */
export async function faultsOf(page: Page, { language, title, code }: Expected): Promise<string[]> {
  await settled(page);
  const faults: string[] = [];
  const lang = await page.locator('html').getAttribute('lang');
  if (lang !== language) faults.push(`lang is ${lang}`);
  const expected = `${await titleText(page, { language, title, code })} · Aurifex`;
  if ((await page.title()) !== expected) faults.push(`title is ${await page.title()}, not ${expected}`);
  faults.push(...shownCodes(await seenTexts(page)));
  await loadAxe(page);
  for (const look of LOOKS[language]) {
    await show(page, look);
    const found = [...(await overhanging(page)), ...(await axeFaults(page))];
    faults.push(...found.map((fault) => `${look.colorScheme}, ${look.width} px: ${fault}`));
  }
  return faults;
}
