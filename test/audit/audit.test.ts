import { expect, test } from '@jest/globals';
import { withoutSecrets } from '../../server/observability/without-secrets.ts';
import { schema } from '../../server/schema/index.ts';
import { MUTATIONS } from '../../server/schema/mutation.ts';
import type { Actor } from '../../server/test/actors.ts';
import { testDatabase } from '../../server/test/database.ts';
import { run } from '../../server/test/run.ts';
import { openShop } from '../../server/test/shop.ts';
import { actingAs } from '../world/acting-as.ts';
import { mutationCalls } from '../world/mutation-calls.ts';
import { sampleWorld } from '../world/sample-world.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const calls = mutationCalls(await sampleWorld(shop));
const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
const audits = [...MUTATIONS].map(([name, { audit }]) => ({ name, audit }));
const audited = audits.flatMap(({ name, audit }) => ('none' in audit ? [] : [{ name, ...audit }]));
const notAudited = audits.flatMap(({ name, audit }) => ('none' in audit ? [{ name, why: audit.none }] : []));

/** Nobody may do these as somebody else: the password and the cards are not theirs, and neither is the decision. */
const NOT_WHILE_ACTING = new Set([
  'acceptPriceQuote',
  'addCard',
  'approveJobOrder',
  'changePassword',
  'declineJobOrder',
  'orderAndPay',
  'payDeposit',
  'removeCard',
  'setDefaultCard',
  'startPayPalPayment',
]);

test('every mutation is audited, or declares why not', () => {
  expect(audits.map(({ name }) => name).sort()).toEqual([...mutations].sort());
  expect(notAudited.filter(({ why }) => why.length < 20)).toEqual([]);
});

test.each(audited)('$name leaves a row: $action', async ({ name, action, entityType }) => {
  const call = await calls[name]?.();
  if (!call) throw new Error(`${name} has no sample.`);
  const as =
    canBeActedAs(call.as) && !NOT_WHILE_ACTING.has(name) ? await actingAs(shop.admin, call.as) : call.as;
  const last = await db.auditEvent.aggregate({ _max: { id: true } });
  await succeed(as, name, call.args);
  const rows = await db.auditEvent.findMany({
    where: { id: { gt: last._max.id ?? 0 } },
    orderBy: { id: 'asc' },
  });
  const expected = typeof action === 'string' ? action : call.audited;
  expect(rows.map((each) => each.action)).toEqual([expected].flat());
  const [row] = rows;
  // Guests have no account: the facts name their e-mail.
  const isGuest = Object(row?.data).guest !== undefined;
  expect(row).toMatchObject({
    userId: isGuest ? null : (as.userId ?? expect.any(Number)),
    actingById: as.claims?.actorId ?? null,
    entityType,
    entityId: entityType === null ? null : expect.stringMatching(/^\d+$/),
    requestId: 'test',
    address: '127.0.0.1',
    at: expect.any(Date),
  });
  expectNoSecret(JSON.stringify(rows.map(({ data }) => data)), call.args);
});

test.each(notAudited)('$name leaves none', async ({ name }) => {
  const call = await calls[name]?.();
  if (!call) throw new Error(`${name} has no sample.`);
  const before = await db.auditEvent.count();
  await succeed(call.as, name, call.args);
  expect(await db.auditEvent.count()).toBe(before);
});

/** Staff act as users of customers; nobody acts twice over. */
function canBeActedAs({ customerId, claims }: Actor): boolean {
  return customerId !== null && claims?.actorId === null;
}

async function succeed(as: Actor, name: string, args: Record<string, unknown>): Promise<void> {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const document = `mutation ($input: ${base}Input!) { result: ${name}(input: $input) { __typename
    ... on MutationError { code message } } }`;
  const { data } = await run(as, document, args);
  expect(data.result).toEqual({ __typename: `${base}Success` });
}

/** Nothing that a form of a secret would match, and no secret that was sent. */
function expectNoSecret(data = '{}', args: Record<string, unknown>): void {
  expect(withoutSecrets(data)).toBe(data);
  const { password, oldPassword, newPassword, uniqueId } = Object(args.input);
  for (const secret of [password, oldPassword, newPassword, uniqueId]) {
    if (typeof secret === 'string') expect(data).not.toContain(secret);
  }
}

test('how many mutations were looked at', () => {
  process.stdout.write(
    `Audit: ${mutations.length} mutations, ${audited.length} audited, ${notAudited.length} not\n`,
  );
});
