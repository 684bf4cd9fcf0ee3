import { expect, test } from '@jest/globals';
import { failedTask } from '../../server/test/failed-task.ts';
import { attackedProduct } from './attacked-product.ts';

const product = await attackedProduct();
const { db } = product;

const RETRY = 'mutation ($id: ID!) { result: retryFailedTask(input: { id: $id }) { __typename } }';
const DISCARD = 'mutation ($id: ID!) { result: discardFailedTask(input: { id: $id }) { __typename } }';
const LIST = '{ result: failedTasks(first: 10) { edges { node { id task about lastError } } } }';

/** Callers who may neither see nor decide. */
const OTHERS = [
  null,
  'buyer@luna.test',
  'approver@luna.test',
  'owner@luna.test',
  'viewer@luna.test',
  'sales@aurifex.test',
  'production@aurifex.test',
  'content@aurifex.test',
] as const;

test.each(OTHERS)('%s is shown no failed task', async (who) => {
  const { id } = await failedTask(db, `JO-seen-by-${who}`);
  const headers = await product.as(who);
  for (const query of [LIST, `{ result: node(id: "${id}") { ... on FailedTask { task lastError } } }`]) {
    const { text } = await product.graphql(query, {}, { headers });
    expect(text).not.toContain('no mailbox');
    expect(text).not.toContain('send_order_mail');
  }
});

test.each(OTHERS.flatMap((who) => [['retries', RETRY, who] as const, ['discards', DISCARD, who] as const]))(
  '%s: %s by %s changes nothing',
  async (_what, mutation, who) => {
    const { id, databaseId } = await failedTask(db, `JO-tried-by-${who}`);
    const { text } = await product.graphql(mutation, { id }, { headers: await product.as(who) });
    expect(text).not.toMatch(/FailedTaskSuccess/);
    expect(await db.failedTask.count({ where: { id: databaseId } })).toBe(1);
  },
);

test.each([
  ['tries again', RETRY],
  ['discards', DISCARD],
])('of ten at once who %s one decides, and it is audited once', async (_what, mutation) => {
  const { id, databaseId } = await failedTask(db, `JO-${_what}`);
  const headers = await product.as('admin@aurifex.test');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => product.graphql(mutation, { id }, { headers })),
  );
  expect(answers.filter(({ text }) => text.includes('FailedTaskSuccess'))).toHaveLength(1);
  const where = { entityType: 'FailedTask', entityId: String(databaseId) };
  expect(await db.auditEvent.count({ where })).toBe(1);
});

test.each([
  ['nothing', ''],
  ['a word', 'FailedTask'],
  ['another type', btoa('JobOrder:1')],
  ['no number', btoa('FailedTask:1 OR 1=1')],
  ['more than a number', btoa('FailedTask:99999999999999999999')],
])('an id that is %s decides nothing', async (_what, id) => {
  const before = await db.failedTask.count();
  const headers = await product.as('admin@aurifex.test');
  for (const mutation of [RETRY, DISCARD]) {
    const { text, status } = await product.graphql(mutation, { id }, { headers });
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/FailedTaskSuccess|INTERNAL/);
  }
  expect(await db.failedTask.count()).toBe(before);
});

test('a hundred callers at once share one readiness check', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => product.send('/readyz')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});
