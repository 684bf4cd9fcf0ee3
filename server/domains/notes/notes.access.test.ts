import { beforeAll, describe, expect, test } from '@jest/globals';
import { actingAs } from '../../../test/world/acting-as.ts';
import { Viewer } from '../../auth/viewer.ts';
import { encodeGlobalId } from '../../lib/global-id.ts';
import type { Mail } from '../../mail/mailer.ts';
import { type Actor, createActor, visitor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { runDueJobs } from '../../test/orders/due-jobs.ts';
import { sentQuote } from '../../test/orders/quote-steps.ts';
import { newSalesOrder } from '../../test/orders/sales-orders.ts';
import { tryNote, writeNote } from '../../test/orders/write-note.ts';
import { run } from '../../test/run.ts';
import { openShop, orderedJob } from '../../test/shop.ts';
import { loadViewer } from '../identity/sessions/load-viewer.ts';
import { visibleFiles } from '../media/access.ts';

const database = await testDatabase('reference');
const { db } = database;
const shop = await openShop(db);
const approver = shop.approver;
const job = await orderedJob(shop.buyer, shop);
const item = await db.jobItem.findFirstOrThrow({
  where: { jobOrderId: job.databaseId },
  orderBy: { id: 'asc' },
});

const salesOrder = await newSalesOrder(shop, shop.buyer);
const quoteId = await sentQuote(shop.buyer, shop);

const otherSales = await createActor(db, { role: 'STAFF_SALES', customerIds: [] });

/** Every kind of subject, with a row of Luna's buyer, and other staff who write there besides sales. */
const SUBJECTS = {
  JobOrder: { id: job.id, other: shop.production },
  JobItem: { id: encodeGlobalId('JobItem', item.id), other: shop.production },
  SalesOrder: { id: salesOrder.globalId, other: otherSales },
  PriceQuote: { id: quoteId, other: otherSales },
};
type Subject = keyof typeof SUBJECTS;

const FIELDS =
  'noteCount unreadNoteCount writableNotes notes { id text visibility isUnread readBy { name isStaff } attachments { databaseId } mentions { fullName } }';

/** A subject as seen by a user; null if hidden. */
async function seen(actor: Actor, subject: Subject) {
  if (subject === 'JobItem') {
    const { data } = await run(
      actor,
      `query ($id: ID!) { job: node(id: $id) { ... on JobOrder { items { ${FIELDS} } } } }`,
      { id: job.id },
    );
    return data?.job?.items[0] ?? null;
  }
  const { data } = await run(
    actor,
    `query ($id: ID!) { node(id: $id) { ... on ${subject} { ${FIELDS} } } }`,
    { id: SUBJECTS[subject].id },
  );
  return data?.node ?? null;
}

async function viewerOf({ claims }: Actor): Promise<Viewer> {
  return claims ? loadViewer(db, claims, new Date()) : Viewer.anonymous;
}

async function fileOf(actor: Actor): Promise<number> {
  const { id } = await db.file.create({
    data: {
      digest: crypto.randomUUID(),
      mimeType: 'image/png',
      size: 1,
      width: 1,
      height: 1,
      originalName: 'a.png',
      uploadedById: actor.userId ?? 0,
    },
  });
  return id;
}

/** A user of the shop, by name. */
type Named = 'admin' | 'approver' | 'buyer' | 'owner' | 'sales';

type Sight = 'BOTH' | 'SHARED' | 'NOTHING';
const PEOPLE: readonly (readonly [string, Actor, Sight])[] = [
  ['the buyer', shop.buyer, 'SHARED'],
  ['an approver of the customer', approver, 'SHARED'],
  ['a viewer of the customer', shop.viewer, 'SHARED'],
  ['the owner', shop.owner, 'SHARED'],
  ['a colleague with own jobs alone', shop.colleague, 'NOTHING'],
  ['accounting of the customer', shop.accounting, 'NOTHING'],
  ['another customer', shop.foreignBuyer, 'NOTHING'],
  ['contents', shop.content, 'NOTHING'],
  ['a visitor', visitor(db), 'NOTHING'],
  ['sales', shop.sales, 'BOTH'],
];

/** The workshop sees only jobs. */
function peopleOf(subject: Subject): typeof PEOPLE {
  const { other } = SUBJECTS[subject];
  const others = [...PEOPLE, ['others of the staff', other, 'BOTH']] as const;
  return other === shop.production ? others : [...others, ['the workshop', shop.production, 'NOTHING']];
}

describe.each<Subject>(['JobOrder', 'JobItem', 'SalesOrder', 'PriceQuote'])('notes on a %s', (subject) => {
  const { id, other } = SUBJECTS[subject];
  const people = peopleOf(subject);
  const notes: Record<'CUSTOMER' | 'INTERNAL', { id: string; databaseId: number; fileId: number }> =
    {} as never;

  beforeAll(async () => {
    for (const visibility of ['CUSTOMER', 'INTERNAL'] as const) {
      const fileId = await fileOf(shop.sales);
      const note = await writeNote(shop.sales, {
        subjectId: id,
        visibility,
        text: `${visibility} words`,
        fileIds: [fileId],
      });
      notes[visibility] = { ...note, fileId };
    }
  });

  test.each(people)('%s sees only own notes, everywhere', async (_who, actor, sight) => {
    const kinds = sight === 'BOTH' ? ['CUSTOMER', 'INTERNAL'] : sight === 'SHARED' ? ['CUSTOMER'] : [];
    const found = await seen(actor, subject);
    if (sight === 'NOTHING') expect(found ?? null).toBeNull();
    else {
      expect(found.notes.map((note: { visibility: string }) => note.visibility)).toEqual(kinds);
      expect(found.noteCount).toBe(kinds.length);
      expect(found.unreadNoteCount).toBe(actor === shop.sales ? 0 : kinds.length);
    }
    for (const visibility of ['CUSTOMER', 'INTERNAL'] as const) {
      const isTheirs = kinds.includes(visibility);
      const { data } = await run(actor, 'query ($id: ID!) { node(id: $id) { id } }', {
        id: notes[visibility].id,
      });
      expect(data.node).toEqual(isTheirs ? { id: notes[visibility].id } : null);
      const files = await db.file.count({
        where: { id: notes[visibility].fileId, AND: visibleFiles(await viewerOf(actor)) },
      });
      expect(files > 0).toBe(isTheirs || actor === shop.sales);
      const marked = await run(actor, MARK, { input: { noteId: notes[visibility].id } });
      expect(marked.data.result.__typename === 'MarkNotesReadSuccess').toBe(isTheirs);
    }
  });

  test('read marks count for the kind that was read, and show staff to customers as one', async () => {
    const shared = (await seen(shop.buyer, subject)).notes[0];
    expect(shared.isUnread).toBe(false);
    expect(shared.readBy).toContainEqual({ name: null, isStaff: true });
    expect(shared.readBy.filter((reader: { isStaff: boolean }) => reader.isStaff)).toHaveLength(1);
    const [, internal] = (await seen(shop.sales, subject)).notes;
    expect(
      internal.readBy.every(
        ({ isStaff, name }: { isStaff: boolean; name: string }) => isStaff && name !== null,
      ),
    ).toBe(true);
    const newer = await writeNote(other, { subjectId: id, visibility: 'CUSTOMER', text: 'Newer' });
    expect((await seen(shop.buyer, subject)).unreadNoteCount).toBe(1);
    await run(shop.buyer, MARK, { input: { noteId: notes.CUSTOMER.id } });
    expect((await seen(shop.buyer, subject)).unreadNoteCount).toBe(1);
    await run(shop.buyer, MARK, { input: { noteId: newer.id } });
    expect((await seen(shop.buyer, subject)).unreadNoteCount).toBe(0);
    expect((await seen(shop.sales, subject)).unreadNoteCount).toBe(1);
  });

  test.each<[string, Actor, 'CUSTOMER' | 'INTERNAL', string]>([
    ['the buyer, internally', shop.buyer, 'INTERNAL', 'FORBIDDEN'],
    ['a viewer', shop.viewer, 'CUSTOMER', 'FORBIDDEN'],
    ['another customer', shop.foreignBuyer, 'CUSTOMER', 'NOT_FOUND'],
    ['contents', shop.content, 'INTERNAL', 'FORBIDDEN'],
    ['a visitor', visitor(db), 'CUSTOMER', 'UNAUTHENTICATED'],
  ])('%s may not write there', async (_who, actor, visibility, code) => {
    const before = await db.note.count();
    expect((await tryNote(actor, { subjectId: id, visibility, text: 'x' })).code).toBe(code);
    expect(await db.note.count()).toBe(before);
  });

  test.each<[string, Actor, 'CUSTOMER' | 'INTERNAL', Named[]]>([
    ['staff, among themselves', shop.sales, 'INTERNAL', ['admin']],
    ['staff, to the customer', shop.sales, 'CUSTOMER', ['buyer', 'approver', 'owner']],
    ['the buyer', shop.buyer, 'CUSTOMER', ['approver', 'owner', 'sales']],
    ['the buyer, internally', shop.buyer, 'INTERNAL', []],
    ['a viewer, who writes nothing', shop.viewer, 'CUSTOMER', []],
    ['another customer', shop.foreignBuyer, 'CUSTOMER', []],
  ])('%s calls only such as may read it', async (_who, actor, visibility, some) => {
    const ids = await candidates(actor, id, visibility);
    for (const name of some) expect(ids).toContain(shop[name].userId);
    if (some.length === 0) expect(ids).toEqual([]);
    const readers = visibility === 'INTERNAL' ? ['BOTH'] : ['BOTH', 'SHARED'];
    for (const [, reader, sight] of people)
      if (!readers.includes(sight)) expect(ids).not.toContain(reader.userId ?? -1);
  });

  test('a customer is offered no staff but those who wrote to it there', async () => {
    const staff = await db.user.findMany({ where: { isStaff: true }, select: { id: true } });
    const offered = await candidates(shop.buyer, id, 'CUSTOMER');
    const met = staff.map((one) => one.id).filter((one) => offered.includes(one));
    expect(met.toSorted()).toEqual([shop.sales.userId, other.userId].toSorted());
  });

  test.each<[string, 'CUSTOMER' | 'INTERNAL', Actor, Actor]>([
    ['the customer in an internal note', 'INTERNAL', shop.sales, shop.buyer],
    ['another customer', 'CUSTOMER', shop.sales, shop.foreignBuyer],
    ['a colleague who sees own jobs alone', 'CUSTOMER', shop.buyer, shop.colleague],
    ['staff whom the customer never met', 'CUSTOMER', shop.buyer, shop.admin],
    ['oneself', 'CUSTOMER', shop.buyer, shop.buyer],
  ])('%s cannot be called', async (_who, visibility, by, called) => {
    const before = await db.note.count();
    const mentionIds = [approver.userId ?? 0, called.userId ?? 0].slice(visibility === 'INTERNAL' ? 1 : 0);
    const result = await tryNote(by, { subjectId: id, visibility, text: 'Hey', mentionIds });
    expect(result.issues).toEqual([{ path: `mentionIds.${mentionIds.length - 1}`, code: 'UNKNOWN' }]);
    expect(await db.note.count()).toBe(before);
  });
});

const MARK =
  'mutation ($input: MarkNotesReadInput!) { result: markNotesRead(input: $input) { __typename ... on MutationError { code } ... on MarkNotesReadSuccess { subject { id unreadNoteCount } } } }';

async function candidates(
  actor: Actor,
  subjectId: string,
  visibility: string,
  search = '',
): Promise<number[]> {
  const { data } = await run(
    actor,
    'query ($subjectId: ID!, $visibility: NoteVisibility!, $search: String) { people: mentionCandidates(subjectId: $subjectId, visibility: $visibility, search: $search) { databaseId } }',
    { subjectId, visibility, search },
  );
  return data.people.map(({ databaseId }: { databaseId: number }) => databaseId);
}

test('sends a mail to mentioned users, in their language', async () => {
  const clara = await createActor(db, { role: 'PORTAL_APPROVER', customerIds: [shop.luna] });
  await db.user.update({
    where: { id: clara.userId ?? 0 },
    data: { language: 'fr', firstName: 'Clara', lastName: 'Zenou' },
  });
  expect(await candidates(shop.sales, job.id, 'CUSTOMER', 'cla zen')).toEqual([clara.userId]);
  expect(await candidates(shop.sales, job.id, 'CUSTOMER', '%')).toEqual([]);
  await writeNote(shop.sales, {
    subjectId: job.id,
    visibility: 'CUSTOMER',
    text: '@Clara Zenou <b>',
    mentionIds: [clara.userId ?? 0],
  });
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => {} };
  await runDueJobs(database, { services: { mailer } });
  const mail = mails.find(({ html }) => html.includes('Zenou'));
  expect(mail).toMatchObject({ subject: expect.stringContaining(job.number) });
  expect(mail?.html).toContain('vous mentionne');
  expect(mail?.html).toContain('&lt;b&gt;');
  expect(mail?.html).toContain(`/fr/backoffice/status-tracking/job-orders/${job.number}`);
});

test('notifies the other side of a shared note, and of no internal one', async () => {
  const write = (by: Actor, visibility: 'CUSTOMER' | 'INTERNAL') =>
    writeNote(by, { subjectId: job.id, visibility, text: 'Told' });
  const [ours, theirs] = [await write(shop.sales, 'CUSTOMER'), await write(shop.buyer, 'CUSTOMER')];
  const internal = await write(shop.sales, 'INTERNAL');
  await runDueJobs(database);
  const notified = async ({ databaseId }: { databaseId: number }) =>
    db.notice.findMany({
      where: { event: 'NOTE_SHARED', subjectModel: 'Note', subjectId: databaseId },
      select: { userId: true, side: true },
    });
  expect(await notified(ours)).toEqual([{ userId: shop.buyer.userId, side: 'CUSTOMER' }]);
  const staff = await notified(theirs);
  expect(staff).toContainEqual({ userId: shop.sales.userId, side: 'STAFF' });
  expect(staff.every(({ side }) => side === 'STAFF')).toBe(true);
  expect(await notified(internal)).toEqual([]);
});

test('staff acting as a buyer read and write for them, without read marks', async () => {
  const note = await writeNote(shop.sales, { subjectId: job.id, visibility: 'CUSTOMER', text: 'Read me' });
  const before = await seen(shop.buyer, 'JobOrder');
  const acting = await actingAs(shop.admin, shop.buyer);
  const { data } = await run(acting, MARK, { input: { noteId: note.id } });
  expect(data.result.__typename).toBe('MarkNotesReadSuccess');
  expect((await seen(shop.buyer, 'JobOrder')).unreadNoteCount).toBe(before.unreadNoteCount);
  expect(
    (await seen(acting, 'JobOrder')).notes.every(
      ({ visibility }: { visibility: string }) => visibility === 'CUSTOMER',
    ),
  ).toBe(true);
});

test('a row is about one thing: the database refuses another', async () => {
  const data = { visibility: 'CUSTOMER', text: 'x', authorId: shop.sales.userId ?? 0 };
  await expect(db.note.create({ data })).rejects.toThrow('Note_one_subject');
  await expect(
    db.note.create({ data: { ...data, jobOrderId: job.databaseId, jobItemId: item.id } }),
  ).rejects.toThrow('Note_one_subject');
});
