import sharp from 'sharp';
import type { Ask, Json, Person, RestClient } from './case.ts';
import { addPiece, configurationOf, findProduct, placeOrder } from './shopping.ts';

/** A call that orders or creates. */
export interface KeyedRestCall {
  readonly as: Person;
  /** A request that succeeds, and another body for the same call. */
  readonly good: Ask;
  readonly changed: Ask;
  /** Rows that it adds to each table, or takes from it. */
  readonly rows: Readonly<Record<string, number>>;
}

/** Every call that orders or creates, ready to be made. */
export async function keyedRestCalls(client: RestClient): Promise<Readonly<Record<string, KeyedRestCall>>> {
  const product = await findProduct(
    client,
    ({ attributes, requiresProof }) => attributes.length > 0 && !requiresProof,
  );
  const { jobs } = await placeOrder(client, 'buyer', product, 2);
  const [noted, ended] = jobs.map(({ jobID }) => jobID);
  await client.ask('POST', `/JobOrders/${ended}/cancel`, 'buyer', { body: {} });
  const image = await picture();
  const sessionId = 'keyed';
  const piece = { ...configurationOf(product), sessionId };
  await addPiece(client, 'buyer', { ...piece, sessionId: 'keyed-order' });
  await addPiece(client, 'buyer', piece);
  const [{ address }]: Json[] = await client.get('/User/GetShippingAddresses', 'owner');
  const { label, contactName, line1, city, zip, countryId, stateId } = address;
  const workshop = { label, contactName, line1, city, zip, countryId, stateId };
  return {
    'POST /ShoppingCart/addToCart': {
      as: 'buyer',
      good: { body: piece },
      changed: { body: { ...piece, quantity: 2 } },
      rows: { CartItem: 1 },
    },
    'POST /shoppingCart/submitOrder': {
      as: 'buyer',
      good: { body: { sessionId: 'keyed-order' } },
      changed: { body: { sessionId: 'keyed-order', poNumber: 'PO-2' } },
      rows: { OrderGroup: 1, JobOrder: 1, CartItem: -1 },
    },
    'POST /JobOrders/re-order/:id': {
      as: 'buyer',
      good: { path: `/JobOrders/re-order/${ended}` },
      changed: { path: `/JobOrders/re-order/${noted}` },
      rows: { OrderGroup: 1, JobOrder: 1 },
    },
    'POST /JobOrders/notes': {
      as: 'sales',
      good: { form: { jobOrderID: String(noted), note: 'Once', image } },
      changed: { form: { jobOrderID: String(noted), note: 'Twice', image } },
      rows: { JobNote: 1, JobNoteAttachment: 1, File: 1 },
    },
    'POST /JobOrders/customernotes': {
      as: 'buyer',
      good: { form: { jobOrderID: String(noted), note: 'Once', entityTypeCode: 'JO', image } },
      changed: { form: { jobOrderID: String(noted), note: 'Twice', entityTypeCode: 'JO', image } },
      rows: { JobNote: 1, JobNoteAttachment: 1, File: 1 },
    },
    'POST /JobOrders/job-note-insert': {
      as: 'buyer',
      good: { body: { JobOrderID: noted, Note: 'Once' } },
      changed: { body: { JobOrderID: noted, Note: 'Twice' } },
      rows: { JobNote: 1 },
    },
    'POST /User/UpdateShippingAddress': {
      as: 'owner',
      good: { body: { ...workshop, label: 'Once' } },
      changed: { body: { ...workshop, label: 'Twice' } },
      rows: { Address: 1 },
    },
  };
}

async function picture(): Promise<File> {
  const create = { width: 8, height: 8, channels: 3 as const, background: 'red' };
  const bytes = await sharp({ create }).png().toBuffer();
  return new File([new Uint8Array(bytes)], 'ring.png', { type: 'image/png' });
}
