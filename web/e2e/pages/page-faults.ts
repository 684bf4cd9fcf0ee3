import type { Page } from 'playwright-core';
import { isDeep } from '../../../server/test/depth.ts';
import { clippedTexts } from '../pseudo/clipped-texts.ts';
import { pseudoTexts } from '../pseudo/pseudo-text.ts';
import { removePseudoLength } from '../pseudo/remove-pseudo-length.ts';
import { seenTexts } from '../pseudo/seen-texts.ts';
import { untranslated } from '../pseudo/untranslated.ts';
import { type Language, textsIn } from '../texts.ts';
import { axeFaults, loadAxe } from './axe.ts';
import { headingOf, type Look, overhanging, settled, show } from './page-state.ts';
import { shownCodes } from './shown-codes.ts';
import type { VisitRow } from './visit-rows.ts';

/** Desktop and phone widths in both colour schemes. */
const DESK: Look = { colorScheme: 'light', width: 1280 };
const PHONE: Look = { colorScheme: 'dark', width: 360 };
const OTHERS: readonly Look[] = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
];

/** The language of the texts. Pseudo texts show untranslated and clipped texts. */
export type Words = Language | 'pseudo';

/** Additional looks for deep runs only. */
function deepLooks(...looks: readonly Look[]): readonly Look[] {
  return isDeep ? looks : [];
}

/**
 * The looks of each language. A page opens in the first one. The languages cover different widths and colour schemes.
 * Contrast is also tested on the tokens (theme/contrast.test.ts).
 */
export const LOOKS: Readonly<Record<Words, readonly [Look, ...Look[]]>> = {
  pseudo: [DESK],
  fr: [PHONE, ...deepLooks(DESK, ...OTHERS)],
  en: [DESK, ...deepLooks(PHONE, ...OTHERS)],
};

/** The language in the URL for these texts. */
export function languageOf(words: Words): Language {
  return words === 'pseudo' ? 'en' : words;
}

/** The expected properties of a page. */
type Expected = {
  readonly words: Words;
  readonly title: VisitRow['title'];
  /** The order code that the title may contain. */
  readonly code: string | undefined;
};

/** The title without the name of the product. */
async function titleText(page: Page, { words, title, code }: Expected): Promise<string> {
  if (title === 'heading') return headingOf(page);
  const t = words === 'pseudo' ? await textsIn('en', pseudoTexts) : await textsIn(words);
  return t(title === 'missing' ? 'shell:notFound.pageTitle' : title, { code });
}

/**
 * The faults of the page that was just opened: language, title, codes instead of texts, overflow in every look, and
 * accessibility. With pseudo texts also untranslated and clipped texts, compared with the server's responses.
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
    await removePseudoLength(page);
  }
  await loadAxe(page);
  for (const look of LOOKS[words]) {
    await show(page, look);
    const found = [...(await overhanging(page)), ...(await axeFaults(page))];
    faults.push(...found.map((fault) => `${look.colorScheme}, ${look.width} px: ${fault}`));
  }
  return [...faults, ...(await narrowFaultsOf(page, words))];
}

/** Overflow at the width of a phone, if no look has this width. */
async function narrowFaultsOf(page: Page, words: Words): Promise<string[]> {
  if (words === 'pseudo' || LOOKS[words].some(({ width }) => width === PHONE.width)) return [];
  await show(page, { ...DESK, width: PHONE.width });
  return (await overhanging(page)).map((fault) => `${PHONE.width} px: ${fault}`);
}

/**
 * The faults of a page in pseudo texts at the widths of a phone and a desktop: untranslated texts, and texts without
 * room for 40% more length.
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
