import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { isDeep } from '../../../server/test/depth.ts';

/** The used part of axe's result. */
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

/** Loads axe into the open page for `axeFaults`, once per page. */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(await source);
}

/** Descriptions of violated accessibility rules. */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(
    // `axe` is a global in the page.
    (options) => (globalThis as unknown as WithAxe).axe.run(document, options),
    {
      resultTypes: ['violations'],
      rules: {
        // The visible text of a link or button must be part of its name, for voice control.
        'label-content-name-mismatch': { enabled: true },
        // Takes longer than all other rules. Deep runs measure it; every run calculates it from the tokens
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
