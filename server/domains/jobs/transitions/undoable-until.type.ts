import { builder } from '../../../schema/builder.ts';
import { JOB_FACTS_SELECT, jobActor, jobFacts } from '../job/job-facts.ts';
import { JobOrder } from '../job/job-order.type.ts';
import { decideUndo, undoEnds } from '../rules/bulk/undo-transition.ts';
import { lastTransition } from './last-transition.ts';

builder.prismaObjectField(JobOrder, 'undoableUntil', (t) =>
  t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Until when the viewer may undo the latest status change; null when it cannot be undone.',
    select: {
      ...JOB_FACTS_SELECT,
      events: { orderBy: { id: 'asc' } },
    },
    resolve: (job, _args, { viewer, now }) => {
      const last = lastTransition(job.events.at(-1) ?? null);
      return last && decideUndo(jobFacts(job), last, jobActor(viewer), now).ok ? undoEnds(last) : null;
    },
  }),
);
