import type { Measured } from './report.ts';
import type { Sample } from './sample.ts';
import type { Lane, Workload } from './workload.ts';

/** How long and how often. */
interface RoundOptions {
  readonly rounds: number;
  readonly seconds: number;
  readonly say: (line: string) => void;
}

/** Before anything counts: V8 takes its time to compile what runs often. */
const WARM_UP_SECONDS = 3;
/** A short workload has so many, in each round and before. */
const SHORT_SECONDS = 1;

/**
 * Measures every lane once a round, after a check and a run that does not count. Lanes of a workload follow each other,
 * and another one begins each round, so that what happens on the machine meanwhile meets all of them. What writes comes
 * last: the lists that others read stay as they were.
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
        options.say(`round ${round + 1}/${options.rounds}  ${workload.name}: ${ratesOf(workload, samples)}`);
      }
    }
  }
  return measured;
}

/** Checks the answers, then lets every program warm up. */
async function prepare(workload: Workload, { say }: RoundOptions): Promise<void> {
  say(`warming up  ${workload.name}`);
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
