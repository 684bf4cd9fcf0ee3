import type { Measured } from './report.ts';
import type { Sample } from './sample.ts';
import type { Lane, Workload } from './workload.ts';

/** Number and length of the rounds. */
interface RoundOptions {
  readonly rounds: number;
  readonly seconds: number;
  readonly log: (line: string) => void;
}

/** Warm-up before the first round, so that V8 has compiled frequently used code. */
const WARM_UP_SECONDS = 3;
/** Seconds of a short workload, in each round and in the warm-up. */
const SHORT_SECONDS = 1;

/**
 * Measures every lane once per round, after a check and a warm-up. The lanes of a workload run one after another, and
 * each round begins with another lane, so that changes on the machine affect all of them. Workloads that write run
 * last, so that lists stay unchanged for the reads.
 */
export async function measureRounds(
  workloads: readonly Workload[],
  options: RoundOptions,
): Promise<Measured> {
  const measured = new Map(workloads.map((workload) => [workload, new Map<string, Sample[]>()]));
  for (const group of [false, true]) {
    const chosen = workloads.filter(({ isWriting = false }) => isWriting === group);
    for (const workload of chosen) await prepare(workload, options);
    for (let round = 0; round < options.rounds; round += 1) {
      for (const workload of chosen) {
        const samples = measured.get(workload) ?? new Map<string, Sample[]>();
        for (const lane of rotated(workload.lanes, round)) {
          const sample = await lane.measure(secondsOf(workload, options.seconds));
          samples.set(lane.name, [...(samples.get(lane.name) ?? []), sample]);
        }
        options.log(`round ${round + 1}/${options.rounds}  ${workload.name}: ${ratesOf(workload, samples)}`);
      }
    }
  }
  return measured;
}

/** Checks the responses, then warms up every program. */
async function prepare(workload: Workload, { log }: RoundOptions): Promise<void> {
  log(`warming up  ${workload.name}`);
  await workload.check();
  for (const lane of workload.lanes) await lane.measure(secondsOf(workload, WARM_UP_SECONDS));
}

function secondsOf({ isShort = false }: Workload, seconds: number): number {
  return isShort ? Math.min(SHORT_SECONDS, seconds) : seconds;
}

function rotated(lanes: readonly Lane[], round: number): Lane[] {
  const start = round % lanes.length;
  return [...lanes.slice(start), ...lanes.slice(0, start)];
}

function ratesOf({ lanes }: Workload, samples: ReadonlyMap<string, readonly Sample[]>): string {
  return lanes.map(({ name }) => `${name} ${samples.get(name)?.at(-1)?.perSecond.toFixed(0)}`).join(', ');
}
