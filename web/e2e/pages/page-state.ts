import type { Page } from 'playwright-core';

/** The colour scheme and width of a page. */
export type Look = { readonly colorScheme: 'light' | 'dark'; readonly width: number };

/** Waits for the heading, and for all data and pictures. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(
    () =>
      document.querySelector('[data-busy], [aria-busy=true]') === null &&
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
}

/** Waits until nothing was requested for half a second. The stream of live updates stays open. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    for (let before = -1; ; ) {
      const fetched = performance.getEntriesByType('resource').length;
      if (fetched === before) return;
      before = fetched;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  });
}

/** Shows the page in a colour scheme and width, and waits until all transitions have ended. */
export async function show(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async () => {
    // A style change starts its animation in the next frame, and inherited values may follow after it.
    for (let isCalm = false; !isCalm; ) {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const animations = document.getAnimations().filter(({ playState }) => playState !== 'finished');
      isCalm = animations.length === 0;
      await Promise.allSettled(animations.map(({ finished }) => finished));
    }
  });
}

/** Elements that overflow the page horizontally, outside of scrollable containers. */
export async function overhanging(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const parts = [...document.querySelectorAll('body *')].filter(
      (part) => part.getBoundingClientRect().right > clientWidth,
    );
    return parts
      .map((part) => `${scrollWidth} px in ${clientWidth}: ${part.outerHTML.slice(0, 120)}`)
      .slice(-5);
  });
}

/** The text of the heading of the page. */
export async function headingOf(page: Page): Promise<string> {
  return (await page.getByRole('heading', { level: 1 }).first().textContent())?.trim() ?? '';
}
