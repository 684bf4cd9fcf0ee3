import { BENCH_STAGES, isActiveStage } from '../../jobs/rules/bench/bench-stages.ts';

/** Maximum number of jobs of a column on the board. */
export const CARDS = 10;

/** A stage on the board with its jobs. */
export type BenchColumn = {
  /** Null: not begun. */
  stage: number | null;
  active: number;
  waiting: number;
  late: number;
  /** Null: unlimited. */
  capacity: number | null;
  isOverCapacity: boolean;
  /** Jobs in work, then waiting jobs. */
  jobIds: number[];
};

/** Jobs of one stage: their number, the number of late ones, and the first ones. */
type StageCount = { stage: number | null; jobs: number; late: number; ids: readonly number[] };

/**
 * The columns of the board in working order: first jobs that have not begun, then each stage with the jobs that wait
 * for it.
 */
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

/** The capacities after a change of one stage; null for unlimited. */
export function withCapacity(
  capacities: Readonly<Record<string, number>>,
  stage: number,
  capacity: number | null,
): Record<string, number> {
  const { [stage]: _replaced, ...others } = capacities;
  return capacity === null ? others : { ...others, [stage]: capacity };
}

/** The stage of the board for a recorded one; one less than a stage means waiting for it. */
function columnOf(stage: number | null): number | null {
  return BENCH_STAGES.find(({ code }) => code === stage || code - 1 === stage)?.code ?? null;
}

function jobsIn(counts: readonly StageCount[]): number {
  return counts.reduce((sum, { jobs }) => sum + jobs, 0);
}
