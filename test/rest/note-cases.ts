import { expect } from '@jest/globals';
import { aboutRecord } from './about-record.ts';
import type { ContractCase, Json, Seed } from './case.ts';
import { picture } from './picture.ts';
import { MISSING, NOBODYS, REQUIRED, UNKNOWN } from './refusals.ts';
import { some } from './shapes.ts';

const EMPTY_NOTE = { key: 'note', ...REQUIRED };

/** A subject of notes, and how GraphQL reads the notes shared by both sides. */
interface Noted {
  readonly idOf: (seed: Seed) => number;
  readonly read: (seed: Seed) => Promise<{ noteCount: number; notes: Json[] }>;
}

const NOTES = 'noteCount notes(visibility: CUSTOMER) { text attachments { name } }';

/** The notes of a subject, from a field of a query. */
function noted(field: string, idOf: Noted['idOf']): Noted {
  return {
    idOf,
    read: async (seed) => {
      const document = `query ($id: Int!) { noted: ${field}(databaseId: $id) { ${NOTES} } }`;
      return (await seed.client.graphql(document, 'buyer', { id: idOf(seed) })).noted;
    },
  };
}

const JOB = noted('jobOrder', ({ job }) => job.jobID);
const PIECE: Noted = {
  idOf: ({ piece }) => piece.id,
  read: async ({ client, job, piece }) => {
    const document = `query ($id: Int!) { jobOrder(databaseId: $id) { items { databaseId ${NOTES} } } }`;
    const { jobOrder } = await client.graphql(document, 'buyer', { id: job.jobID });
    return jobOrder.items.find(({ databaseId }: Json) => databaseId === piece.id);
  },
};

/** A shared note on a subject, with or without a type in the request. */
function customerNote(entityTypeCode: string | null, { idOf, read }: Noted): ContractCase {
  const note = `Please hurry: ${entityTypeCode}`;
  const form = (id: number, more: Record<string, string | File> = {}) => ({
    jobOrderID: String(id),
    note,
    ...(entityTypeCode === null ? {} : { entityTypeCode }),
    ...more,
  });
  return {
    call: 'POST /JobOrders/customernotes',
    as: 'buyer',
    good: (seed) => ({ form: form(idOf(seed), { image: picture() }) }),
    check: async ({ value }, seed) => {
      const attachments = [expect.objectContaining({ name: 'ring.png', width: 1, height: 1 })];
      expect(value).toMatchObject({ note, visibility: 'CUSTOMER', jobID: idOf(seed), attachments });
      const { noteCount, notes } = await read(seed);
      expect([noteCount, notes.at(-1)]).toEqual([
        value.noteCount,
        { text: note, attachments: [{ name: 'ring.png' }] },
      ]);
    },
    bad: (seed) => [
      { form: form(NOBODYS), ...MISSING },
      { form: form(idOf(seed), { note: ' ' }), ...EMPTY_NOTE },
      { form: form(idOf(seed), { entityTypeCode: 'OC' }), key: 'entityTypeCode', ...UNKNOWN },
    ],
    outsider: (seed) => ({ form: form(idOf(seed)), status: 404 }),
  };
}

/** Notes on all subjects. */
export const noteCases: readonly ContractCase[] = [
  {
    call: 'POST /JobOrders/notes',
    as: 'sales',
    good: ({ job }) => ({
      form: { jobOrderID: String(job.jobID), note: 'Prong 3 is thin', image: picture() },
    }),
    check: async ({ value }, { client, job }) => {
      expect(value).toMatchObject({
        visibility: 'INTERNAL',
        attachments: some({ fileUrl: expect.any(String) }),
      });
      const internal = await client.get(`/JobOrders/${job.jobID}/notes`, 'sales');
      expect(internal.value).toEqual(some({ note: 'Prong 3 is thin' }));
      const shared = await client.get(`/JobOrders/${job.jobID}/customernotes`, 'buyer');
      expect(JSON.stringify(shared)).not.toContain('Prong 3 is thin');
    },
    bad: ({ job }) => [
      { form: { jobOrderID: String(job.jobID), note: ' ' }, ...EMPTY_NOTE },
      { form: { jobOrderID: String(NOBODYS), note: 'Thin' }, ...MISSING },
    ],
    // Customers cannot write notes on any job.
    outsider: ({ job }) => ({ form: { jobOrderID: String(job.jobID), note: 'Thin' }, status: 403 }),
  },
  {
    ...aboutRecord(
      'GET /JobOrders/:id/notes',
      'sales',
      ({ job }) => job.jobID,
      ({ value }) => {
        expect(value).toEqual(some({ note: 'Prong 3 is thin', visibility: 'INTERNAL' }));
        expect(value.every(({ visibility }: Json) => visibility === 'INTERNAL')).toBe(true);
      },
    ),
    // Customers cannot read notes of any job.
    outsider: ({ job }) => ({ path: `/JobOrders/${job.jobID}/notes`, status: 403 }),
  },
  customerNote(null, JOB),
  ...['JO', 'JOB_ORDER', '19'].map((code) => customerNote(code, JOB)),
  ...['ITEM', '107'].map((code) => customerNote(code, PIECE)),
  ...['SO', '127'].map((code) =>
    customerNote(
      code,
      noted('salesOrder', ({ salesOrder }) => salesOrder.databaseId),
    ),
  ),
  ...['PQ', '22'].map((code) =>
    customerNote(
      code,
      noted('priceQuote', ({ quote }) => quote.databaseId),
    ),
  ),
  aboutRecord(
    'GET /JobOrders/:id/customernotes',
    'buyer',
    ({ job }) => job.jobID,
    async ({ value }, seed) => {
      expect(value).toEqual(some({ note: 'Please hurry: JO', visibility: 'CUSTOMER' }));
      const { notes } = await JOB.read(seed);
      expect(value.map(({ note }: Json) => note)).toEqual(notes.map(({ text }) => text));
    },
  ),
  {
    call: 'POST /JobOrders/job-note-insert',
    as: 'buyer',
    good: ({ job, buyerId }) => ({ body: { JobOrderID: job.jobID, Note: 'In 14K, yes', UserId: buyerId } }),
    check: async ({ value }, { client, job, buyerId }) => {
      expect(value).toMatchObject({ visibility: 'CUSTOMER', authorId: buyerId });
      const read = await client.get(`/JobOrders/${job.jobID}/customernotes`, 'buyer');
      expect(read.value).toEqual(some({ note: 'In 14K, yes' }));
    },
    bad: ({ job }) => [
      {
        body: { JobOrderID: job.jobID, Note: 'Mine', UserId: 1 },
        status: 422,
        key: 'UserId',
        text: 'A note can only be written in your own name.',
      },
      { body: { JobOrderID: NOBODYS, Note: 'Whose' }, ...MISSING },
      { body: { JobOrderID: job.jobID, Note: '' }, ...EMPTY_NOTE, key: 'Note' },
    ],
    outsider: ({ job }) => ({ body: { JobOrderID: job.jobID, Note: 'Not mine' }, status: 404 }),
  },
];
