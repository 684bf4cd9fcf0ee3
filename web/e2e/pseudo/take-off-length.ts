import type { Page } from 'playwright-core';

/**
 * Takes the brackets and what makes texts longer off a page in pseudo texts, for what compares one text with another: a
 * short text is no part of a long one that goes on with the same words. The page is for nothing else afterwards.
 */
export async function takeOffLength(page: Page): Promise<void> {
  await page.evaluate(() => {
    const plain = (text: string) => text.replaceAll(/(?:\s+ø+)*\s*⟧/g, '').replaceAll('⟦', '');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (/[⟦⟧]/.test(text)) node.textContent = plain(text);
    }
    for (const element of document.querySelectorAll('[aria-label]'))
      element.setAttribute('aria-label', plain(element.getAttribute('aria-label') ?? ''));
  });
}
