import { DONE_STAGE } from './bench-stages.ts';

/**
 * Where a job stands that the quality check sends back: waiting for the named stage, or where none is named for the last
 * one that it is worked at. Null: it does not pass the named stage, or none.
 */
export function reworkStage(stages: readonly { code: number }[], named: number | null): number | null {
  const worked = stages.filter(({ code }) => code !== DONE_STAGE);
  const stage = named === null ? worked.at(-1) : worked.find(({ code }) => code === named);
  return stage ? stage.code - 1 : null;
}
