import type { Viewer } from '../../auth/viewer.ts';
import type { Locale } from '../../lib/locale-formats.ts';
import { AnswerBudget } from '../../operation-limits/answer-budget.ts';
import type { TaskContext } from '../../queue/task.ts';
import type { Context } from '../../schema/context.ts';

/** The context of a task for a viewer and a language. */
export function backgroundContext(
  { db, services, now }: TaskContext,
  { viewer, language }: { viewer: Viewer; language: Locale },
): Context {
  return {
    db,
    services,
    now,
    viewer,
    language,
    requestId: 'queue',
    address: '',
    userAgent: null,
    idempotencyKey: null,
    credentials: { token: null, refreshToken: null, fromCookie: false },
    setSession: () => {},
    budget: new AnswerBudget(),
  };
}
