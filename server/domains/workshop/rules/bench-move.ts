import { DONE_STAGE, isActiveStage } from '../../jobs/rules/bench/bench-stages.ts';
import { isWeighed } from './metal-loss.ts';

/** A step at the bench: starts or finishes a stage. */
type BenchMoveKind = 'START' | 'FINISH';

/** The only next step of a job at the bench. */
export type BenchMove = {
  kind: BenchMoveKind;
  /** Stage to start or finish. */
  stage: number;
  /** Stage of the job after the step. */
  reaches: number;
  /** A weighing of the whole job in grams is required. */
  isWeighed: boolean;
};

/**
 * The next step of a job with these stages: the stage that it waits for begins, or its current stage is finished and
 * it waits for the next one; null when it is done.
 */
export function nextMove(stages: readonly { code: number }[], stage: number | null): BenchMove | null {
  if (isActiveStage(stage)) {
    const next = stages.find(({ code }) => code > stage)?.code ?? DONE_STAGE;
    const reaches = next === DONE_STAGE ? DONE_STAGE : next - 1;
    return { kind: 'FINISH', stage, reaches, isWeighed: isWeighed(stage, 'out') };
  }
  const waitsFor = stages.find(({ code }) => stage === null || code > stage)?.code ?? DONE_STAGE;
  if (waitsFor === DONE_STAGE) return null;
  return { kind: 'START', stage: waitsFor, reaches: waitsFor, isWeighed: isWeighed(waitsFor, 'in') };
}
