import type { Page } from 'playwright-core';
import { startJourney } from '../journey.ts';
import { watchProblems } from '../problems.ts';

/** A page beside the web app, and what has happened on it. */
interface ProductPage {
  readonly page: Page;
  /** Where the product runs. */
  readonly url: string;
  /** What went wrong so far, and every host that was asked for something. */
  readonly watched: () => { problems: string[]; hosts: string[] };
}

/** Opens an empty page before the product, until the last test of the file. */
export async function openProductPage(): Promise<ProductPage> {
  const { url, visit } = await startJourney();
  const page = await (await visit()).newPage();
  page.setDefaultTimeout(30_000);
  const problems = watchProblems(page);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  return { page, url, watched: () => ({ problems: problems.take(), hosts: [...hosts] }) };
}
