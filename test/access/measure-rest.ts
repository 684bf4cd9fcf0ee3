import { ask } from './ask.ts';
import { HIDDEN_MARKS, HOLDER } from './marks.ts';
import { type Found, isDone, type MeasureCell, measureTable, wronglyWritten, wrongWith } from './measure.ts';
import { restWord } from './outcome.ts';
import { restCalls } from './rest-calls.ts';
import { lunaIds, NO_IDS, type RestIds } from './rest-ids.ts';
import type { World } from './world.ts';

/** Every call of the facade's route table for everybody; what is not done is not written, and tells nothing of rows. */
export async function measureRest(world: World) {
  const calls = restCalls(world);
  return measureTable(world, {
    kind: 'REST calls',
    what: 'REST call',
    names: Object.keys(calls).sort(),
    cell: (asked) => attempt(world, asked),
  });
}

async function attempt(world: World, { name, column, needs }: Parameters<MeasureCell>[0]): Promise<Found> {
  const [method = ''] = name.split(' ');
  const rest = restCalls(world)[name];
  if (!rest) throw new Error(`No route is called ${name}.`);
  const actor = await world.cast.freshly(column);
  const ids = await lunaIds(world, name, actor);
  await world.cast.dress(column, needs);
  await world.db.rateLimit.deleteMany();
  const call = async (about: RestIds) => {
    const { path, ...request } = rest(about, actor);
    return ask(world.url, actor, { method, ...request, path: `/api${path}` });
  };
  const isRead = method === 'GET';
  await world.writes.take();
  const answer = await call(ids);
  const word = restWord(answer, !isRead);
  const problems = wrongWith(column, word, answer);
  if (isDone(word)) return { word, problems };

  const nothing = await call(NO_IDS);
  const mustBeAlike = word === 'missing' || word === 'signin' || HIDDEN_MARKS[column].includes(HOLDER);
  if (mustBeAlike && nothing.text !== answer.text) {
    problems.push(`a missing row answers otherwise: ${nothing.text.slice(0, 400)}`);
  }
  if (!isRead) problems.push(...(await wronglyWritten(world)));
  return { word, problems };
}
