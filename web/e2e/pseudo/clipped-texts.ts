import type { Page } from 'playwright-core';

/** Texts of text files that are cut off horizontally by a box. Scrollable boxes are left out. */
export async function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE_PX = 1;
    const hides = (element: Element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX);
    const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    const range = document.createRange();

    function isCut(node: Node): boolean {
      range.selectNodeContents(node);
      const rows = [...range.getClientRects()].filter(({ width }) => width > 0);
      for (let box = node.parentElement; box && !scrolls(box); box = box.parentElement) {
        if (!hides(box)) continue;
        const { left, right, width } = box.getBoundingClientRect();
        // One pixel wide: for screen readers only.
        if (width <= 1) return false;
        if (rows.some((row) => row.right > right + TOLERANCE_PX || row.left < left - TOLERANCE_PX))
          return true;
      }
      return false;
    }

    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (node.textContent?.includes('⟦') && parent?.checkVisibility() && isCut(node))
        cut.push(`cut off: ${parent.outerHTML.slice(0, 160)}`);
    }
    return cut;
  });
}
