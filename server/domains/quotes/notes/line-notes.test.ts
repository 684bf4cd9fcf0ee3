import { expect, test } from '@jest/globals';
import type { Actor } from '../../../test/actors.ts';
import { testDatabase } from '../../../test/database.ts';
import { moveQuote, quoteStep, requestedQuote, sentQuote } from '../../../test/orders/quote-steps.ts';
import { run } from '../../../test/run.ts';
import { openShop, orderedJob, workedExample } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, foreignBuyer, sales } = shop;

async function note(actor: Actor, subjectId: string, lineKey: number | null, more: object = {}) {
  const input = { subjectId, lineKey, text: 'Thinner, please', visibility: 'CUSTOMER', ...more };
  const { data } = await run(
    actor,
    `mutation ($input: AddNoteInput!) { result: addNote(input: $input) { __typename ... on MutationError { code }
      ... on InvalidInputError { issues { path code } } ... on AddNoteSuccess { note { lineKey text } } } }`,
    { input },
  );
  return data.result;
}

async function notesOf(actor: Actor, id: string) {
  const query = 'query ($id: ID!) { node(id: $id) { ... on PriceQuote { notes { lineKey text } } } }';
  return (await run(actor, query, { id })).data.node?.notes;
}

test('a customer comments on a line, staff answer there, and among themselves', async () => {
  const id = await sentQuote(buyer, shop);
  expect(await note(buyer, id, 1)).toMatchObject({ note: { lineKey: 1, text: 'Thinner, please' } });
  await note(sales, id, 1, { text: 'That is possible' });
  await note(sales, id, 1, { text: 'Costs us more', visibility: 'INTERNAL' });
  await note(buyer, id, null, { text: 'Thank you' });
  const shared = [
    { lineKey: 1, text: 'Thinner, please' },
    { lineKey: 1, text: 'That is possible' },
  ];
  const thanks = { lineKey: null, text: 'Thank you' };
  expect(await notesOf(buyer, id)).toEqual([...shared, thanks]);
  expect(await notesOf(sales, id)).toEqual([...shared, { lineKey: 1, text: 'Costs us more' }, thanks]);
  expect(await notesOf(foreignBuyer, id)).toBeUndefined();
});

test('a line that is not there, or not shown, is unknown', async () => {
  const unknown = { issues: [{ path: 'lineKey', code: 'UNKNOWN' }] };
  const id = await requestedQuote(buyer, shop);
  await moveQuote(sales, id, 'REVIEW');
  await quoteStep(sales, 'addPriceQuoteLine', { id, configuration: workedExample(shop), quantity: 1 });
  expect(await note(buyer, id, 9)).toMatchObject(unknown);
  // Staff are still writing the second version.
  expect(await note(buyer, id, 2)).toMatchObject(unknown);
  expect(await note(sales, id, 2, { visibility: 'INTERNAL' })).toMatchObject({ note: { lineKey: 2 } });
  expect(await note(buyer, (await orderedJob(buyer, shop)).id, 1)).toMatchObject(unknown);
});
