import { BENCH_STAGES } from './bench-stages.ts';

/** A bench stage in the workflow of an item type. */
export type WorkflowStage = {
  /** Code of the stage. */
  stage: number;
  /** Business days at this stage. */
  leadDays: number;
  /** No piece enters it before the customer approved a proof. */
  requiresProof: boolean;
  /** Customers see it among the stages of their jobs. */
  customerVisible: boolean;
};

/** The workflow of item types without their own: every stage with one day each. The last stage takes no time. */
export const STANDARD_WORKFLOW: readonly WorkflowStage[] = BENCH_STAGES.map(({ code }) => ({
  stage: code,
  leadDays: code === 100 ? 0 : 1,
  requiresProof: false,
  customerVisible: true,
}));
