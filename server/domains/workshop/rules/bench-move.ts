import { DONE_STAGE, isActiveStage } from '../../jobs/rules/bench/bench-stages.ts';
import { isWeighed } from './metal-loss.ts';

/** What the bench does with a job: begins a stage, or finishes it. */
type BenchMoveKind = 'START' | 'FINISH';

/** The one thing that a job's place on the bench allows next. */
export type BenchMove = {
  kind: BenchMoveKind;
  /** Stage that is started or finished. */
  stage: number;
  /** Stage of the job after the step. */
  reaches: number;
  /** It is weighed: grams of the whole job. */
  isWeighed: boolean;
};

/**
 * What comes next for a job that passes these stages: the stage that it waits for begins, or the one that it is at is
 * finished, and it waits for the one after; null when it is done.
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
