import { afterAll } from '@jest/globals';
import type { Page } from 'playwright-core';
import { startProduct } from '../../test/product/product.ts';
import { launchBrowser } from './browser.ts';
import { watchProblems } from './problems.ts';

/** A page beside the web app, and what has happened on it. */
export interface ProductPage {
  readonly page: Page;
  /** Where the product runs. */
  readonly url: string;
  /** What went wrong so far, and every host that was asked for something. */
  readonly watched: () => { problems: string[]; hosts: string[] };
}

/**
 * Starts the product with demo data and without the web app, and a browser with an empty page before it; both stop
 * after the last test of the file.
 */
export async function openProductPage(): Promise<ProductPage> {
  const product = await startProduct();
  const browser = await launchBrowser();
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });
  const page = await (await browser.newContext({ baseURL: product.url })).newPage();
  page.setDefaultTimeout(30_000);
  const problems = watchProblems(page);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  return { page, url: product.url, watched: () => ({ problems: problems.take(), hosts: [...hosts] }) };
}
