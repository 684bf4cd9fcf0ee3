import { DONE_STAGE } from './bench-stages.ts';

/**
 * The bench position after a failed quality check: waiting for the given stage, or for the last one with work. Null if
 * the job does not pass the given stage, or passes none.
 */
export function reworkStage(stages: readonly { code: number }[], named: number | null): number | null {
  const worked = stages.filter(({ code }) => code !== DONE_STAGE);
  const stage = named === null ? worked.at(-1) : worked.find(({ code }) => code === named);
  return stage ? stage.code - 1 : null;
}
