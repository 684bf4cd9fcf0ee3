import type { Prisma } from '../../../database/generated/client.ts';
import { STANDARD_WORKFLOW, type WorkflowStage } from '../rules/bench/workflow.ts';

/** The workflow of an item type with its stages in order. */
export const WORKFLOW = {
  select: {
    stages: {
      orderBy: { stage: 'asc' },
      select: { stage: true, leadDays: true, requiresProof: true, customerVisible: true },
    },
  },
} as const satisfies Prisma.ItemType$workflowArgs;

/** The stages of an item type: its own workflow, or the standard one. */
export function workflowOf({
  workflow,
}: {
  workflow: { stages: WorkflowStage[] } | null;
}): readonly WorkflowStage[] {
  return workflow?.stages ?? STANDARD_WORKFLOW;
}
