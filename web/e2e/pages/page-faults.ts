import type { Page } from 'playwright-core';
import { isDeep } from '../../../server/test/depth.ts';
import { clippedTexts } from '../pseudo/clipped-texts.ts';
import { pseudoTexts } from '../pseudo/pseudo-text.ts';
import { seenTexts } from '../pseudo/seen-texts.ts';
import { takeOffLength } from '../pseudo/take-off-length.ts';
import { untranslated } from '../pseudo/untranslated.ts';
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

/** Words that a page is opened in: of a language, or of none, which shows what is in no text file and what has no room. */
export type Words = Language | 'pseudo';

/** Looks that deep runs alone take, after the first one. */
function lateLooks(...looks: readonly Look[]): readonly Look[] {
  return isDeep ? looks : [];
}

/**
 * How a page is looked at in some words; it opens in the first look. Other words tell of the other width and colour; colours
 * are proven on the tokens besides (theme/contrast.test.ts).
 */
export const LOOKS: Readonly<Record<Words, readonly [Look, ...Look[]]>> = {
  pseudo: [DESK],
  fr: [PHONE, ...lateLooks(DESK, ...OTHERS)],
  en: [DESK, ...lateLooks(PHONE, ...OTHERS)],
};

/** The language of the address that a page has in some words. */
export function languageOf(words: Words): Language {
  return words === 'pseudo' ? 'en' : words;
}

/** How a page is to be, in the words it is opened in. */
type Expected = {
  readonly words: Words;
  readonly title: VisitRow['title'];
  /** Code of the order that the title may name. */
  readonly code: string | undefined;
};

/** What the title says before the name of the product. */
async function titleText(page: Page, { words, title, code }: Expected): Promise<string> {
  if (title === 'heading') return headingOf(page);
  const t = words === 'pseudo' ? await textsIn('en', pseudoTexts) : await textsIn(words);
  return t(title === 'missing' ? 'shell:notFound.pageTitle' : title, { code });
}

/**
 * What is wrong with the page that was just opened, in words: its language, its title, codes in place of words, what reaches
 * over its edge in any look, and what breaks a rule of accessibility; in pseudo words what has no words or no room as well, with
 * what the server answered to the page.
 */
export async function faultsOf(
  page: Page,
  expected: Expected,
  answers: () => Promise<ReadonlySet<string>>,
): Promise<string[]> {
  const { words } = expected;
  await settled(page);
  const faults: string[] = [];
  const lang = await page.locator('html').getAttribute('lang');
  if (lang !== languageOf(words)) faults.push(`lang is ${lang}`);
  const title = `${await titleText(page, expected)} · Aurifex`;
  if ((await page.title()) !== title) faults.push(`title is ${await page.title()}, not ${title}`);
  faults.push(...shownCodes(await seenTexts(page)));
  if (words === 'pseudo') {
    faults.push(...(await pseudoFaultsOf(page, answers)));
    await takeOffLength(page);
  }
  await loadAxe(page);
  for (const look of LOOKS[words]) {
    await show(page, look);
    const found = [...(await overhanging(page)), ...(await axeFaults(page))];
    faults.push(...found.map((fault) => `${look.colorScheme}, ${look.width} px: ${fault}`));
  }
  return [...faults, ...(await narrowFaultsOf(page, words))];
}

/** What reaches over the edge of a phone, where no look was as narrow. */
async function narrowFaultsOf(page: Page, words: Words): Promise<string[]> {
  if (words === 'pseudo' || LOOKS[words].some(({ width }) => width === PHONE.width)) return [];
  await show(page, { ...DESK, width: PHONE.width });
  return (await overhanging(page)).map((fault) => `${PHONE.width} px: ${fault}`);
}

/**
 * What is wrong with a page in pseudo words, as wide as a phone and as a desk: words that are in no text file, and texts
 * without room to be longer by 40%.
 */
async function pseudoFaultsOf(page: Page, answers: () => Promise<ReadonlySet<string>>): Promise<string[]> {
  const faults: string[] = [];
  for (const { width } of [PHONE, DESK]) {
    await show(page, { colorScheme: 'light', width });
    const layout = [...(await overhanging(page)), ...(await clippedTexts(page))];
    const unknown = untranslated(await seenTexts(page), await answers());
    faults.push(...[...layout, ...unknown].map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}
