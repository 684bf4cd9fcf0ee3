import { BENCH_STAGES } from './bench-stages.ts';

/** A stage of the bench as the pieces of an item type pass it. */
export type WorkflowStage = {
  /** Code of the stage. */
  stage: number;
  /** Business days that a piece takes there. */
  leadDays: number;
  /** No piece begins it before the customer approved a proof. */
  requiresProof: boolean;
  /** Customers see it among the stages of their jobs. */
  customerVisible: boolean;
};

/** The workflow of item types without one of their own: every stage, a day each; nothing is left to do when it is done. */
export const STANDARD_WORKFLOW: readonly WorkflowStage[] = BENCH_STAGES.map(({ code }) => ({
  stage: code,
  leadDays: code === 100 ? 0 : 1,
  requiresProof: false,
  customerVisible: true,
}));
