import { ask } from './ask.ts';
import {
  type CellMeasurement,
  isDone,
  type MeasureCell,
  measureTable,
  wronglyWritten,
  wrongWith,
} from './measure.ts';
import { restOutcome } from './outcome.ts';
import { REST_CALLS, sampleAsk } from './rest-calls.ts';
import { lunaRows, nobodysRows } from './rest-rows.ts';
import { HIDDEN_MARKERS, HOLDER } from './row-markers.ts';
import type { World } from './world.ts';

/** Every call of the facade's route table for everybody; what is not done writes nothing, and reveals nothing of rows. */
export async function measureRest(world: World) {
  return measureTable(world, {
    kind: 'REST calls',
    what: 'REST call',
    names: [...REST_CALLS.keys()].sort(),
    cell: (asked) => attempt(world, asked),
  });
}

async function attempt(
  world: World,
  { name, column, needs }: Parameters<MeasureCell>[0],
): Promise<CellMeasurement> {
  const call = REST_CALLS.get(name);
  if (!call) throw new Error(`No route is called ${name}.`);
  const actor = await world.matrixActors.inNewSession(column);
  const [aboutLuna, aboutNobody] = [
    await sampleAsk(call, lunaRows(world, actor)),
    await sampleAsk(call, nobodysRows(world, actor)),
  ];
  await world.matrixActors.grantPermissions(column, needs);
  await world.db.rateLimit.deleteMany();
  const isRead = call.method === 'get';
  await world.writes.take();
  const answer = await ask(world.url, actor, aboutLuna);
  const outcome = restOutcome(answer, !isRead);
  const problems = wrongWith(column, outcome, answer);
  if (isDone(outcome)) return { outcome, problems };

  const nothing = await ask(world.url, actor, aboutNobody);
  const mustBeAlike =
    outcome === 'missing' || outcome === 'signin' || HIDDEN_MARKERS[column].includes(HOLDER);
  if (mustBeAlike && nothing.text !== answer.text) {
    problems.push(`a missing row answers otherwise: ${nothing.text.slice(0, 400)}`);
  }
  if (!isRead) problems.push(...(await wronglyWritten(world)));
  return { outcome, problems };
}
