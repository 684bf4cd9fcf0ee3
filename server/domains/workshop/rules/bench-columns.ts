import { BENCH_STAGES, isActiveStage } from '../../jobs/rules/bench/bench-stages.ts';

/** Jobs of a column that the board shows. */
export const CARDS = 10;

/** A stage of the board with what is there. */
export type BenchColumn = {
  /** Null: nothing begun. */
  stage: number | null;
  active: number;
  waiting: number;
  late: number;
  /** Null: any number. */
  capacity: number | null;
  isOverCapacity: boolean;
  /** Those that are worked on, then those that wait. */
  jobIds: number[];
};

/** Jobs that note one stage: how many, how many of them late, and the first of them. */
type StageCount = { stage: number | null; jobs: number; late: number; ids: readonly number[] };

/** The columns of the board in working order: first what has not begun, then every stage with what waits for it. */
export function benchColumns(
  counts: readonly StageCount[],
  capacities: Readonly<Record<string, number>>,
): BenchColumn[] {
  return [null, ...BENCH_STAGES.map(({ code }) => code)].map((stage) => {
    const there = counts.filter((count) => columnOf(count.stage) === stage);
    const [atWork, waiting] = [
      there.filter((count) => isActiveStage(count.stage)),
      there.filter((count) => !isActiveStage(count.stage)),
    ];
    const [active, idle] = [jobsIn(atWork), jobsIn(waiting)];
    const capacity = stage === null ? null : (capacities[stage] ?? null);
    return {
      stage,
      active,
      waiting: idle,
      late: there.reduce((sum, { late }) => sum + late, 0),
      capacity,
      isOverCapacity: capacity !== null && active + idle > capacity,
      jobIds: [...atWork, ...waiting].flatMap(({ ids }) => ids).slice(0, CARDS),
    };
  });
}

/** What the stages hold once one of them holds so many; null: any number. */
export function withCapacity(
  capacities: Readonly<Record<string, number>>,
  stage: number,
  capacity: number | null,
): Record<string, number> {
  const { [stage]: _replaced, ...others } = capacities;
  return capacity === null ? others : { ...others, [stage]: capacity };
}

/** The stage that a noted one is shown at: one less than a stage waits for it. */
function columnOf(stage: number | null): number | null {
  return BENCH_STAGES.find(({ code }) => code === stage || code - 1 === stage)?.code ?? null;
}

function jobsIn(counts: readonly StageCount[]): number {
  return counts.reduce((sum, { jobs }) => sum + jobs, 0);
}
