import { afterAll, expect, test } from '@jest/globals';
import { MUTATIONS } from '../../server/schema/mutation.ts';
import { visitor } from '../../server/test/actors.ts';
import { run } from '../../server/test/run.ts';
import { mutationCalls } from '../world/mutation-calls.ts';
import { NODE_TYPES } from '../world/node-samples.ts';
import { ask } from './ask.ts';
import { queryArguments } from './query-arguments.ts';
import { REST_CALLS, requestOfSample } from './rest-calls.ts';
import { lunaRows } from './rest-rows.ts';
import { LUNA, MARKERS } from './row-markers.ts';
import { objectType, rootOperation, rowOperation } from './selection.ts';
import { openWorld } from './world.ts';

const world = await openWorld();
afterAll(world.stop);
const { db, matrixActors } = world;
const now = new Date();

/** Valid inputs, created before the passwords become stale. */
const calls = await queryArguments(world);
const inputs = new Map<string, Record<string, unknown>>();
for (const [name, call] of Object.entries(mutationCalls(world.samples)))
  inputs.set(name, (await call()).args);
await matrixActors.grantPermissions('lacking', { gates: [], also: [] });
await db.user.updateMany({ data: { mustChangePassword: true } });

const PEOPLE = ['holder', 'admin'] as const;
const markersIn = (text: string) => MARKERS.filter((marker) => text.toLowerCase().includes(marker));
const fieldsOf = (name: string) => Object.values(objectType(name).getFields());

/** Actions that end or leave this state, or need no session. */
const OPEN = [
  'changePassword',
  'refreshSession',
  'requestPasswordReset',
  'returnToSelf',
  'signIn',
  'signInWithUniqueId',
  'signOut',
];

/**
 * Operations with an emailed secret, the same for visitors: a guest's actions on an offer, and unsubscribing. They
 * read no account, so its state does not matter.
 */
const BY_SECRET = ['answerGuestQuote', 'openGuestQuote', 'requestGuestQuoteCode', 'unsubscribe'];
const READ_BY_SECRET = ['guestQuote'];

test('what works by a secret needs no session', () => {
  expect(BY_SECRET.map((name) => [name, MUTATIONS.get(name)?.permission])).toEqual(
    BY_SECRET.map((name) => [name, 'anyone']),
  );
});

test.each(PEOPLE)(
  '%s, who must change the password, reads only their own name and public data',
  async (who) => {
    const actor = matrixActors.people[who];
    const wrong: string[] = [];
    for (const field of fieldsOf('Query').filter(({ name }) => name !== 'nodes')) {
      const asked = (as = actor) =>
        run(as, rootOperation('query', field, 3), calls[field.name] ?? {}, { now });
      const { data, errors } = await asked();
      const text = JSON.stringify(data);
      const shown = markersIn(text).filter(
        // The name of the offer's customer.
        (marker) => !(READ_BY_SECRET.includes(field.name) && marker === LUNA),
      );
      if (shown.length > 0) wrong.push(`${field.name}: ${shown}`);
      if (field.name === 'viewer') {
        const { user, ...rest } = data.result;
        expect(user).toMatchObject({ userName: actor.userName, customers: [] });
        expect(rest).toMatchObject({ customer: null, customers: [], permissions: [], cartItemCount: 0 });
      } else if (errors[0]?.extensions?.['code'] !== 'MUST_CHANGE_PASSWORD') {
        const seen = JSON.stringify((await asked(visitor(db))).data);
        if (text !== seen) wrong.push(`${field.name}: ${text}, a visitor: ${seen}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

test.each(PEOPLE)('%s finds no row by its id, not even their own', async (who) => {
  for (const type of NODE_TYPES) {
    const { data } = await run(matrixActors.people[who], rowOperation(type, 2), {
      ids: await world.idsOf(type.name),
    });
    expect([type.name, ...data.nodes.filter((node: unknown) => node !== null)]).toEqual([type.name]);
  }
});

test.each(PEOPLE)('%s changes nothing but the password', async (who) => {
  const done: string[] = [];
  for (const field of fieldsOf('Mutation').filter(({ name }) => ![...OPEN, ...BY_SECRET].includes(name))) {
    const { data } = await run(
      matrixActors.people[who],
      rootOperation('mutation', field, 2),
      inputs.get(field.name),
    );
    if (data?.result.code !== 'MUST_CHANGE_PASSWORD') done.push(field.name);
  }
  expect(done).toEqual([]);
});

test.each(PEOPLE)('%s reads no customer, address, job or cart by REST', async (who) => {
  const actor = await matrixActors.inNewSession(who);
  const open: string[] = [];
  for (const [name, call] of REST_CALLS) {
    if (call.method !== 'get') continue;
    const { status, text } = await ask(world.url, actor, await requestOfSample(call, lunaRows(world, actor)));
    expect([name, markersIn(text)]).toEqual([name, []]);
    if (status === 200 && /address|customer(?!types)|job|cart|note/i.test(call.path)) open.push(name);
  }
  expect(open).toEqual([]);
});
