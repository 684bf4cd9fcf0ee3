import type { Page } from 'playwright-core';
import type { PageActor } from '../../src/lib/routing/page-declaration.ts';
import type { Journey } from '../journey.ts';
import { type NewestJob, newestJob } from '../orders/newest-job.ts';
import { ACTORS } from './actors.ts';

/** A window of an actor, with the data for placeholders in URLs. */
export type ActorPage = {
  readonly page: Page;
  readonly job: NewestJob | null;
};

/** Opens a window for an actor, with a session unless it is a visitor. No page is open yet. */
export async function openAs({ visit, sessionOf, windowIn }: Journey, actor: PageActor): Promise<ActorPage> {
  const user = ACTORS[actor];
  if (user === null) return { page: await (await visit()).newPage(), job: null };
  const session = await sessionOf(user);
  return { page: await windowIn(session), job: await newestJob(session) };
}

/** A URL with its placeholders replaced. */
export function addressOf(at: string, job: NewestJob | null): string {
  return at
    .replace(':jobId', job?.id ?? '')
    .replace(':job', job?.number ?? '')
    .replace(':order', job?.orderGroup.code ?? '');
}

/**
 * Delays the mutations of a page, so that a page which redirects after one can be tested. Returns a function that
 * continues them.
 */
export async function holdChanges(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (isChange(route.request().postData())) await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** Only mutations have an `input`, and all of them except sign-out. */
function isChange(body: string | null): boolean {
  return /"input":|"signOutMutation"/.test(body ?? '');
}
