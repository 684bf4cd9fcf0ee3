import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';

/** More stops than any page has before what is looked for. */
const MOST_STOPS = 120;

/** Goes on with Tab until the focus is on `target`; every stop on the way has to show that it has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    expect(await unmarkedFocus(page)).toBeNull();
  }
  throw new Error(`The keyboard does not reach ${target}`);
}

/** Goes to a button or link and presses it. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes to a field and types into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** The focused part when nothing marks it: no outline on it, on its cover, or on the label around a hidden input. */
async function unmarkedFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body || focused.id === 'main') return null;
    const label = focused.closest('label');
    const styles = [
      getComputedStyle(focused),
      getComputedStyle(focused, '::after'),
      ...(label ? [getComputedStyle(label)] : []),
    ];
    const isMarked = styles.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1,
    );
    return isMarked ? null : focused.outerHTML.slice(0, 200);
  });
}
