import { expect, test } from '@jest/globals';
import { actingAs } from '../../../../test/world/acting-as.ts';
import type { Actor } from '../../../test/actors.ts';
import { testDatabase } from '../../../test/database.ts';
import { newNotice } from '../../../test/new-notice.ts';
import { run } from '../../../test/run.ts';
import { openShop } from '../../../test/shop.ts';

const { db } = await testDatabase();
const { buyer, colleague, admin } = await openShop(db);

async function unread(actor: Actor): Promise<number> {
  return (await run(actor, '{ viewer { unreadNotices } }')).data.viewer.unreadNotices;
}

async function mark(actor: Actor, input: { ids?: string[]; isRead: boolean }) {
  const document = `mutation ($input: MarkNoticesReadInput!) { result: markNoticesRead(input: $input) { __typename
    ... on MutationError { code } ... on MarkNoticesReadSuccess { notices { id } viewer { unreadNotices } } } }`;
  return (await run(actor, document, { input })).data.result;
}

const noticeOf = ({ userId }: Actor) => newNotice(db, userId ?? 0);

test('a notice is counted until its reader has read it, and nobody else', async () => {
  expect([await unread(buyer), await unread(colleague)]).toEqual([0, 0]);
  const [first, second] = [await noticeOf(buyer), await noticeOf(buyer)];
  const theirs = await noticeOf(colleague);
  expect([await unread(buyer), await unread(colleague)]).toEqual([2, 1]);

  const read = await mark(buyer, { ids: [first], isRead: true });
  expect(read).toMatchObject({ notices: [{ id: first }], viewer: { unreadNotices: 1 } });
  expect(await mark(buyer, { ids: [second, theirs], isRead: true })).toMatchObject({ code: 'NOT_FOUND' });
  expect([await unread(buyer), await unread(colleague)]).toEqual([1, 1]);

  const all = await mark(buyer, { isRead: true });
  expect(all).toMatchObject({ notices: [], viewer: { unreadNotices: 0 } });
  expect(await unread(colleague)).toBe(1);
  await mark(buyer, { ids: [second], isRead: false });
  expect(await unread(buyer)).toBe(1);
});

test('staff who act as somebody leave their marks as they are', async () => {
  await noticeOf(buyer);
  const before = await unread(buyer);
  await mark(await actingAs(admin, buyer), { isRead: true });
  expect(await unread(buyer)).toBe(before);
});
