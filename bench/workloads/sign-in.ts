import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../call.ts';
import type { Environment } from '../environment.ts';
import { httpLane } from '../http-lane.ts';
import { load } from '../load.ts';
import type { Sample } from '../sample.ts';
import { p99Within, perSecondAtLeast } from '../targets.ts';
import type { Workload } from '../workload.ts';

/** Signs in: a password hash (argon2id, 19 MiB) and a session each time. */
export function signIn({ product }: Environment): Workload {
  const lane = httpLane('product', () => product.wholesaler.signInCall());
  return {
    name: 'login',
    lanes: [lane],
    rows: [{ name: 'login', lane: 'product', targets: [perSecondAtLeast(80)] }],
    check: async () => {
      await ask(await lane.call());
    },
  };
}

/** The sign-ins begin before the list is requested and end after it. */
const HEAD_START_SECONDS = 0.5;

/** The job list while other users sign in at the maximum rate, and the same list without them. */
export function listBesideSignIns({ product }: Environment): Workload {
  const call = () => product.wholesaler.call('BenchJobList', { first: 20 });
  const idle = httpLane('idle', call);
  async function besideFlood(seconds: number): Promise<Sample> {
    const list = await call();
    const flood = load(product.staff.signInCall(), seconds + 2 * HEAD_START_SECONDS);
    const [sample] = await Promise.all([
      sleep(HEAD_START_SECONDS * 1_000).then(() => load(list, seconds)),
      flood,
    ]);
    return sample;
  }
  return {
    name: 'job list during a login flood',
    lanes: [{ name: 'product', measure: besideFlood }, idle],
    rows: [
      {
        name: 'job list during a login flood',
        lane: 'product',
        targets: [p99Within('idle', 'that without the flood', 2)],
      },
      { name: 'job list without the flood', lane: 'idle', targets: [] },
    ],
    check: async () => {
      await ask(await idle.call());
    },
  };
}
