import type { Page } from 'playwright-core';
import type { PageActor } from '../../src/lib/routing/page-declaration.ts';
import type { Journey } from '../journey.ts';
import { type NewestJob, newestJob } from '../orders/newest-job.ts';
import { ACTORS } from './actors.ts';

/** A window of an actor, and what it takes to fill in the addresses of a visit. */
export type ActorPage = {
  readonly page: Page;
  readonly job: NewestJob | null;
};

/** Opens a window for an actor, with a session where the actor is a user; it stands before no page yet. */
export async function openAs({ visit, sessionOf, windowIn }: Journey, actor: PageActor): Promise<ActorPage> {
  const user = ACTORS[actor];
  if (user === null) return { page: await (await visit()).newPage(), job: null };
  const session = await sessionOf(user);
  return { page: await windowIn(session), job: await newestJob(session) };
}

/** An address with what its placeholders stand for. */
export function addressOf(at: string, job: NewestJob | null): string {
  return at
    .replace(':jobId', job?.id ?? '')
    .replace(':job', job?.number ?? '')
    .replace(':order', job?.orderGroup.code ?? '');
}

/**
 * Holds back what a page asks to be changed, so that a page that goes on by itself can be looked at. Answers how to let
 * it go on.
 */
export async function holdChanges(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (isChange(route.request().postData())) await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** Every mutation but signing out, and nothing else, takes an `input`. */
function isChange(body: string | null): boolean {
  return /"input":|"signOutMutation"/.test(body ?? '');
}
