import { afterAll, expect, test } from '@jest/globals';
import { encodeGlobalId } from '../../server/lib/global-id.ts';
import type { Mail } from '../../server/mail/mailer.ts';
import { runDueJobs } from '../../server/test/orders/due-jobs.ts';
import { readPdf } from '../../server/test/pdf.ts';
import { startProduct } from '../product/product.ts';
import type { Json, Person } from '../rest/case.ts';
import { restClient } from '../rest/client.ts';
import { findSeed } from '../rest/seed.ts';

const product = await startProduct();
const client = restClient(product.url);
afterAll(product.stop);
const { job, piece, salesOrder, quote } = await findSeed(client);

/** Prefix of every internal note and of the names of its pictures, which no customer may find. */
const MARKER = 'amongourselves';
const JOB_CODE = job.order_code.replace(/-\d+$/, '');
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Every kind of subject of notes. */
const SUBJECTS = {
  JobOrder: { id: encodeGlobalId('JobOrder', job.jobID), counted: 'node(id: $id) { ... on JobOrder' },
  JobItem: { id: encodeGlobalId('JobItem', piece.id), counted: null },
  SalesOrder: {
    id: encodeGlobalId('SalesOrder', salesOrder.databaseId),
    counted: 'node(id: $id) { ... on SalesOrder',
  },
  PriceQuote: {
    id: encodeGlobalId('PriceQuote', quote.databaseId),
    counted: 'node(id: $id) { ... on PriceQuote',
  },
};

const ADD = `mutation ($input: AddNoteInput!) { result: addNote(input: $input) { __typename } }`;

async function writeNote(as: Person, subjectId: string, visibility: string, more: Json = {}): Promise<void> {
  const text = visibility === 'INTERNAL' ? `${MARKER} ${subjectId}` : `For both ${subjectId}`;
  const { result } = await client.graphql(ADD, as, { input: { subjectId, visibility, text, ...more } });
  expect(result.__typename).toBe('AddNoteSuccess');
}

const { user: colleague } = await client.get('/auth/user', 'production');
for (const { id } of Object.values(SUBJECTS)) {
  await writeNote('sales', id, 'CUSTOMER');
  // The workshop sees no sales orders and no quotes.
  const isSeen = id === SUBJECTS.JobOrder.id || id === SUBJECTS.JobItem.id;
  await writeNote('sales', id, 'INTERNAL', isSeen ? { mentionIds: [colleague.id] } : {});
}
const pictured = await client.ask('POST', '/JobOrders/notes', 'sales', {
  form: {
    jobOrderID: String(job.jobID),
    note: `${MARKER} with a picture`,
    image: new File([PICTURE], `${MARKER}.png`, { type: 'image/png' }),
  },
});
if (pictured.status !== 200 || pictured.body.hasErrors)
  throw new Error(`The note with a picture was refused: ${JSON.stringify(pictured.body)}`);

/**
 * All users of the customer, users of other customers, and staff who see no jobs. REST has no notes of other subjects.
 */
const READERS: readonly Person[] = [
  'buyer',
  'approver',
  'viewer',
  'owner',
  'accounting',
  'outsider',
  'partner',
  'finance',
  'content',
];

const REST_READS = [
  '/JobOrders/job-orders?status=all&pageSize=50',
  `/JobOrders/job-orders?status=all&search=${MARKER}`,
  `/job-orders-extended/${job.jobID}/detail`,
  `/JobOrders/${job.jobID}/notes`,
  `/JobOrders/${job.jobID}/customernotes`,
  `/JobOrders/${job.jobID}/items`,
  `/JobOrders/${job.jobID}/allItems`,
  `/JobOrders/${job.jobID}/images`,
  `/JobItem/job-items-by-job-id/${job.jobID}`,
  '/JobOrders/job-services',
  '/PriceQuotes?pageSize=50',
  '/SalesOrders?pageSize=50',
  `/SalesOrders/${salesOrder.databaseId}/items`,
];

const FILES = [
  '/exports/jobOrders.csv',
  '/exports/priceQuotes.csv',
  `/documents/order-confirmation/${JOB_CODE}.pdf`,
  `/documents/price-quote/${quote.number}.pdf`,
  `/documents/job-traveler/${job.order_code}.pdf`,
];

async function fileText(path: string, as: Person): Promise<string> {
  const response = await fetch(product.url + path, {
    headers: { authorization: await client.tokenOf(as) },
  });
  if (!path.endsWith('.pdf') || response.status !== 200) return response.text();
  return (await readPdf(await response.bytes())).pages.join('\n');
}

test.each(READERS)('%s finds nothing of internal notes over REST', async (as) => {
  for (const path of REST_READS) {
    const { status, body } = await client.ask('GET', path, as);
    // Some responses repeat the search text; it must find nothing.
    if (path.includes('search=')) expect(status === 200 ? body.items : []).toEqual([]);
    else expect([path, JSON.stringify(body).includes(MARKER)]).toEqual([path, false]);
    if (path.endsWith('/notes')) expect(status).toBe(403);
  }
});

test.each(READERS)('%s finds nothing of internal notes in files, documents and search', async (as) => {
  for (const path of FILES)
    expect([path, (await fileText(path, as)).includes(MARKER)]).toEqual([path, false]);
  const { search } = await client.graphql(`{ search(text: "${MARKER}") { hits { __typename } } }`, as);
  expect(search.flatMap(({ hits }: Json) => hits)).toEqual([]);
});

/** Number of notes that a user sees; null if the subject is hidden. */
async function countsOf(
  as: Person,
  { id, counted }: (typeof SUBJECTS)[keyof typeof SUBJECTS],
): Promise<Json> {
  const { node } = await client.graphql(
    `query ($id: ID!) { ${counted} { noteCount unreadNoteCount } } }`,
    as,
    { id },
  );
  return node;
}

const COUNTED = Object.entries(SUBJECTS).filter(([, { counted }]) => counted !== null);

test.each<[Person, number, number]>([
  ['buyer', 1, 1],
  ['approver', 1, 1],
  ['viewer', 1, 1],
  ['owner', 1, 1],
  ['sales', 2, 0],
])('%s is notified only of readable notes: %i', async (as, notes, unread) => {
  for (const [name, subject] of COUNTED) {
    // The job has another one, with a picture.
    const more = name === 'JobOrder' && as === 'sales' ? 1 : 0;
    expect([name, await countsOf(as, subject)]).toEqual([
      name,
      { noteCount: notes + more, unreadNoteCount: unread },
    ]);
  }
});

test.each<Person>(['accounting', 'outsider', 'partner', 'content'])(
  '%s is notified of no notes',
  async (as) => {
    for (const [name, subject] of COUNTED) expect([name, await countsOf(as, subject)]).toEqual([name, null]);
  },
);

test('finance is notified of all notes on sales orders and quotes, and of none on jobs', async () => {
  for (const [name, subject] of COUNTED)
    expect([name, await countsOf('finance', subject)]).toEqual([
      name,
      name === 'JobOrder' ? null : { noteCount: 2, unreadNoteCount: 2 },
    ]);
});

test('mails carry internal notes to staff alone', async () => {
  const mails: Mail[] = [];
  await runDueJobs(product, {
    services: { mailer: { send: async (mail) => void mails.push(mail), close() {} } },
  });
  const leaking = mails.filter((mail) => JSON.stringify(mail).includes(MARKER));
  expect(leaking.length).toBeGreaterThan(0);
  for (const { to } of leaking) expect(to).toBe('production@aurifex.test');
});
