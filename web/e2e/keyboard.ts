import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';

/** Maximum number of Tab stops before the target. */
const MAX_STOPS = 120;

/** Presses Tab until `target` has the focus. Every stop before it must show its focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    expect(await unmarkedFocus(page)).toBeNull();
  }
  throw new Error(`The keyboard does not reach ${target}`);
}

/** Moves to a button or link and presses it. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Moves to a field and types into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/**
 * The focused element if its focus is not visible after a moment: no outline on the element, its cover or its label.
 */
async function unmarkedFocus(page: Page): Promise<string | null> {
  if (await page.evaluate(isFocusMarked)) return null;
  try {
    await page.waitForFunction(isFocusMarked, undefined, { timeout: 1000 });
    return null;
  } catch {
    return page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? null);
  }
}

/**
 * Runs in the browser. The page itself and its main element need no mark, because the focus starts there. The browser
 * marks the calendar button of a date field.
 */
function isFocusMarked(): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused.id === 'main') return true;
  if (focused.matches('input[type=date]')) return true;
  const label = focused.closest('label');
  const styles = [
    getComputedStyle(focused),
    getComputedStyle(focused, '::after'),
    ...(label ? [getComputedStyle(label)] : []),
  ];
  return styles.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1,
  );
}
