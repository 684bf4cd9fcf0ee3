import { builder } from '../../../schema/builder.ts';
import { type JobMilestone, type JobProgress, jobProgress } from '../rules/job-progress.ts';
import { JOB_FACTS_SELECT, jobFacts } from './job-facts.ts';
import { JobOrder } from './job-order.type.ts';

const DESCRIPTIONS = {
  ORDERED: { description: 'Ordered; work has not begun.' },
  APPROVAL: { description: 'The customer’s approval, and the steps between it and the start of work.' },
  PRODUCTION: { description: 'In production.' },
  QUALITY_CHECK: { description: 'Quality check.' },
  READY: { description: 'Ready to ship.' },
  SHIPPED: { description: 'Shipped, until it is completed.' },
} satisfies Record<JobMilestone, { description: string }>;

const JobMilestoneEnum = builder.enumType('JobMilestone', {
  description: 'A milestone of a job.',
  values: DESCRIPTIONS,
});

const JobProgressType = builder.objectRef<JobProgress>('JobProgress').implement({
  description: 'Progress of a job order.',
  fields: (t) => ({
    milestones: t.field({
      type: [JobMilestoneEnum],
      description: 'Milestones of this job, in order.',
      resolve: ({ milestones }) => [...milestones],
    }),
    completed: t.exposeInt('completed', {
      description:
        'Number of completed milestones: the index of the current one, or the number of milestones at the end.',
    }),
  }),
});

builder.prismaObjectField(JobOrder, 'progress', (t) =>
  t.field({
    type: JobProgressType,
    nullable: true,
    description: 'Progress; null when it was cancelled or remade.',
    select: JOB_FACTS_SELECT,
    resolve: (job) => jobProgress(jobFacts(job)),
  }),
);
