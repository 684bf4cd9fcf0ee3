import type { Page } from 'playwright-core';

/** How a page is looked at. */
export type Look = { readonly colorScheme: 'light' | 'dark'; readonly width: number };

/** The heading is there, and neither data nor a picture is on its way any more. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(
    () =>
      document.querySelector('[data-busy], [aria-busy=true]') === null &&
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
}

/** Nothing was fetched for half a second; what the server tells of changes stays open. */
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

/** Shows the page in a colour and at a width, and waits until nothing is on its way from the last to these. */
export async function show(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async () => {
    // A change of style is an animation from the next frame on, and what inherits it may follow when that has ended.
    for (let isCalm = false; !isCalm; ) {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const animations = document.getAnimations().filter(({ playState }) => playState !== 'finished');
      isCalm = animations.length === 0;
      await Promise.allSettled(animations.map(({ finished }) => finished));
    }
  });
}

/** What makes the page scroll sideways: parts that reach over its edge, outside of what scrolls by itself. */
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
