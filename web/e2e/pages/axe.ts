import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { isDeep } from '../../../server/test/depth.ts';

/** What axe answers, as far as it is read here. */
type AxeResults = {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly {
      readonly target: readonly unknown[];
      readonly html: string;
      readonly failureSummary?: string;
    }[];
  }[];
};

type WithAxe = { readonly axe: { run: (context: Document, options: object) => Promise<AxeResults> } };

const playwrightPackage = createRequire(import.meta.url).resolve('@axe-core/playwright');
const source = readFile(createRequire(playwrightPackage).resolve('axe-core/axe.min.js'), 'utf8');

/** Puts axe into the page that is open, for `axeFaults`; done once for all that is asked of it. */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(await source);
}

/** Violations of the rules of accessibility in words. */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(
    // In the page `axe` is a global.
    (options) => (globalThis as unknown as WithAxe).axe.run(document, options),
    {
      resultTypes: ['violations'],
      rules: {
        // What is seen of a link or button has to be part of its name: for those who speak to their device.
        'label-content-name-mismatch': { enabled: true },
        // Takes longer than all other rules: deep runs measure it, every run calculates it of the tokens
        // (theme/contrast.test.ts).
        'color-contrast': { enabled: isDeep },
      },
    },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, failureSummary = '' }) =>
        `${id} at ${target.join(' ')} (${html.slice(0, 200)}): ${failureSummary}`,
    ),
  );
}
