import type { Actor } from '../../server/test/actors.ts';
import { ask, type RestRequest } from './ask.ts';
import {
  type CellMeasurement,
  isDone,
  type MeasureCell,
  measureTable,
  wronglyWritten,
  wrongWith,
} from './measure.ts';
import { restOutcome } from './outcome.ts';
import { REST_CALLS, type RestCall, requestOfSample } from './rest-calls.ts';
import { lunaRows, nobodysRows } from './rest-rows.ts';
import { HIDDEN_MARKERS, HOLDER } from './row-markers.ts';
import type { World } from './world.ts';

/**
 * Every call in the facade's route table for all columns. A refused call writes nothing, and reveals nothing about
 * rows.
 */
export async function measureRest(world: World) {
  const samples = untouchedSamples(world);
  return measureTable(world, {
    kind: 'REST calls',
    what: 'REST call',
    names: [...REST_CALLS.keys()].sort(),
    usesUp: (name, outcome) => isDone(outcome) && REST_CALLS.get(name)?.method !== 'get',
    cell: async (asked) => {
      const call = REST_CALLS.get(asked.name);
      if (!call) throw new Error(`No route is called ${asked.name}.`);
      const measured = await attempt(world, call, asked, samples);
      if (isDone(measured.outcome)) samples.forget();
      return measured;
    },
  });
}

/** Requests for the last caller, reused while they are not executed. */
function untouchedSamples(world: World) {
  let kept: { call: RestCall; aboutLuna: RestRequest } | null = null;
  return {
    forget: () => {
      kept = null;
    },
    async aboutLuna(call: RestCall, actor: Actor): Promise<RestRequest> {
      if (kept?.call === call) return kept.aboutLuna;
      await world.matrixActors.resetPermissions();
      const { caller, ...rows } = lunaRows(world, actor);
      let isOfCaller = false;
      const aboutLuna = await requestOfSample(call, {
        ...rows,
        get caller() {
          isOfCaller = true;
          return caller;
        },
      });
      kept = isOfCaller ? null : { call, aboutLuna };
      return aboutLuna;
    },
  };
}

async function attempt(
  world: World,
  call: RestCall,
  { column, actor: person, needs, expected }: Parameters<MeasureCell>[0],
  samples: ReturnType<typeof untouchedSamples>,
): Promise<CellMeasurement> {
  const isRead = call.method === 'get';
  // A refused call ends no session.
  const actor = isDone(expected) && !isRead ? await world.matrixActors.inNewSession(column) : person;
  const aboutLuna = await samples.aboutLuna(call, actor);
  const aboutNobody = await requestOfSample(call, nobodysRows(world, actor));
  await world.matrixActors.grantPermissions(column, needs);
  await world.db.rateLimit.deleteMany();
  await world.writes.take();
  const answer = await ask(world.url, actor, aboutLuna);
  const outcome = restOutcome(answer, !isRead);
  const problems = wrongWith(column, outcome, answer);
  if (isDone(outcome)) return { outcome, problems };

  const nothing = await ask(world.url, actor, aboutNobody);
  const mustBeEqual =
    outcome === 'missing' || outcome === 'signin' || HIDDEN_MARKERS[column].includes(HOLDER);
  if (mustBeEqual && nothing.text !== answer.text) {
    problems.push(`a missing row answers otherwise: ${nothing.text.slice(0, 400)}`);
  }
  if (!isRead) problems.push(...(await wronglyWritten(world)));
  return { outcome, problems };
}
