import { GraphQLError } from 'graphql';
import { noChanges } from '../../database/changes/change-feed.ts';
import { UnauthenticatedError } from '../../errors/errors.ts';
import { decodeGlobalId, encodeGlobalId } from '../../lib/global-id.ts';
import { AnswerBudget } from '../../operation-limits/answer-budget.ts';
import { builder } from '../../schema/builder.ts';
import type { Context } from '../../schema/context.ts';
import { cachedViewer } from '../identity/sessions/load-viewer.ts';
import { hubOf, type Listener } from './change-hub.ts';
import { ChangedModelEnum } from './changed-model.type.ts';
import type { LiveRow } from './live-rows.ts';
import type { ChangeBatch } from './subscriber.ts';

/** Maximum number of ids of a subscription. */
const MAX_IDS = 100;

const ChangedRow = builder.objectRef<LiveRow>('ChangedRow').implement({
  description: 'A record that was created, changed or removed by any user.',
  fields: (t) => ({
    model: t.field({ type: ChangedModelEnum, description: 'What it is.', resolve: ({ model }) => model }),
    nodeId: t.id({
      description: 'Its global id, for `node(id:)`.',
      resolve: ({ model, id }) => encodeGlobalId(model, id),
    }),
    version: t.exposeInt('version', {
      description:
        'Version, incremented by every change of the record; its notes, proofs or lines may change without incrementing it.',
    }),
  }),
});

const ChangeBatchType = builder.objectRef<ChangeBatch>('ChangeBatch').implement({
  description:
    'Changes since the previous batch. The first batch has no rows: from then on no change is missed.',
  fields: (t) => ({
    rows: t.field({ type: [ChangedRow], description: 'Each row once.', resolve: ({ rows }) => [...rows] }),
    isComplete: t.exposeBoolean('isComplete', {
      description: 'False: more rows may have changed than are listed; refetch everything that is shown.',
    }),
  }),
});

builder.subscriptionField('changed', (t) =>
  t.field({
    type: ChangeBatchType,
    description:
      'Reports, within a second, which records that the viewer may read were changed, without their content. It ends with the session, and when the same user opens too many subscriptions. After reconnecting, a client refetches what it shows.',
    args: {
      models: t.arg({ type: [ChangedModelEnum], description: 'Only these kinds; all by default.' }),
      ids: t.arg.idList({ description: `Only these rows, ${MAX_IDS} at most.` }),
    },
    subscribe: async (_root, { models, ids }, context) => {
      const { changes } = context.services;
      context.viewer.require(0);
      if (changes === noChanges) throw notAvailable();
      if ((ids?.length ?? 0) > MAX_IDS) throw tooManyIds();
      const subscriber = await hubOf(changes).subscribe({
        viewer: viewerLater(context),
        userId: context.viewer.userId,
        models: models ? new Set(models) : null,
        keys: ids ? new Set(ids.map((id) => keyOf(String(id)))) : null,
      });
      return withOwnBudgets(context, subscriber);
    },
    resolve: (batch) => batch,
  }),
);

/** Reads the current viewer. The token was valid when the connection was opened; later only its session counts. */
function viewerLater({ db, services, credentials, now }: Context): Listener['viewer'] {
  const claims = credentials.token === null ? null : services.tokenKeys.verifyAccess(credentials.token, now);
  if (!claims) throw new UnauthenticatedError();
  return () => cachedViewer(db, services.changes, claims, new Date());
}

/** Limits apply to each batch, because a subscription lasts longer than any request. */
function withOwnBudgets(
  context: Context,
  batches: AsyncIterableIterator<ChangeBatch>,
): AsyncIterableIterator<ChangeBatch> {
  return {
    next: async () => {
      const next = await batches.next();
      context.budget = new AnswerBudget();
      return next;
    },
    return: async () => (await batches.return?.()) ?? { done: true, value: undefined },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

function keyOf(globalId: string): string {
  const { typename, id } = decodeGlobalId(globalId);
  return `${typename}:${id}`;
}

function tooManyIds(): GraphQLError {
  return new GraphQLError(`Name ${MAX_IDS} ids at most.`, { extensions: { code: 'BAD_USER_INPUT' } });
}

function notAvailable(): GraphQLError {
  return new GraphQLError('Behind this pooler the database cannot notify of changes.', {
    extensions: { code: 'LIVE_UNAVAILABLE' },
  });
}
