import type { Page } from 'playwright-core';

/** A text that is shown or read out, with its location. */
export type SeenText = {
  /** Texts can run into each other: `text` is one text node. */
  readonly kind: 'text' | 'attribute';
  readonly text: string;
  readonly where: string;
};

/**
 * All visible texts of the page in reading order, then its title and the attributes that are shown or read out. Texts
 * with their own language and code are left out.
 */
export async function seenTexts(page: Page): Promise<SeenText[]> {
  return page.evaluate(() => {
    const NAMED = [
      'aria-label',
      'title',
      'placeholder',
      'alt',
      'aria-roledescription',
      'aria-valuetext',
      'label',
    ];
    const isForeign = (element: Element | null) =>
      (element?.closest('[lang]') ?? document.documentElement) !== document.documentElement;
    const isShown = (element: Element | null) =>
      element !== null &&
      !element.closest('script, style, noscript, template, code, pre') &&
      (element.matches('option, title') || element.checkVisibility());
    const placeOf = (element: Element) => element.outerHTML.slice(0, 160);

    const seen: SeenText[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || !isShown(parent) || isForeign(parent)) continue;
      seen.push({ kind: 'text', text: node.textContent ?? '', where: placeOf(parent) });
    }
    seen.push({ kind: 'attribute', text: document.title, where: '<title>' });
    for (const element of document.querySelectorAll(NAMED.map((name) => `[${name}]`).join())) {
      if (!isShown(element) || isForeign(element)) continue;
      for (const name of NAMED) {
        const text = element.getAttribute(name);
        if (text) seen.push({ kind: 'attribute', text, where: placeOf(element) });
      }
    }
    return seen;
  });
}
