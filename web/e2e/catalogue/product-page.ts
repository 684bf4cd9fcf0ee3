import type { Page } from 'playwright-core';
import { startJourney } from '../journey.ts';
import { watchProblems } from '../problems.ts';

/** A page outside of the web app with a record of its events. */
interface ProductPage {
  readonly page: Page;
  /** The address of the product. */
  readonly url: string;
  /** Problems so far, and every requested host. */
  readonly watched: () => { problems: string[]; hosts: string[] };
}

/** Opens an empty page of the product for all tests of the file. */
export async function openProductPage(): Promise<ProductPage> {
  const { url, visit } = await startJourney();
  const page = await (await visit()).newPage();
  page.setDefaultTimeout(30_000);
  const problems = watchProblems(page);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  return { page, url, watched: () => ({ problems: problems.take(), hosts: [...hosts] }) };
}
