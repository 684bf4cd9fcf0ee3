import type { Page } from 'playwright-core';

/**
 * Removes the brackets and the additional length of pseudo texts from a page, so that texts can be compared: a short
 * text must not be part of a longer one. The page must not be used afterwards.
 */
export async function removePseudoLength(page: Page): Promise<void> {
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
