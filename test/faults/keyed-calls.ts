import sharp from 'sharp';
import { type Actor, createActor } from '../../server/test/actors.ts';
import { step } from '../../server/test/job-steps.ts';
import { add, orderedJob, type Shop, workedExample } from '../../server/test/shop.ts';

/** A keyed mutation, called well, changed and badly, and what one call of it leaves in the database. */
export interface KeyedCall {
  /** Two users who may call it. */
  readonly by: readonly [Actor, Actor];
  /** Makes what the call needs; answers the input of a call that succeeds once. */
  readonly prepare: (actor: Actor) => Promise<Record<string, unknown>>;
  /** What makes it another request. */
  readonly changed: Record<string, unknown>;
  /** What makes it a request that is refused. */
  readonly refused: Record<string, unknown>;
  /** Fields of the success, alike in every answer. */
  readonly select: string;
  /** Rows that one call adds to each table, or takes from it; what the audit says is another test's matter. */
  readonly rows: Readonly<Record<string, number>>;
}

const MISSING = 2_000_000_000;

/** A row for every mutation that orders or creates. */
export async function keyedCalls(shop: Shop): Promise<Readonly<Record<string, KeyedCall>>> {
  const { buyer, colleague, owner, admin, sales, production } = shop;
  const buyers = [buyer, colleague] as const;
  const oneJob = {
    OrderGroup: 1,
    JobOrder: 1,
    JobSpecification: 1,
    JobItem: 1,
    JobImage: 1,
    JobStatusEvent: 1,
  };
  const [picture, other] = await Promise.all(['red', 'blue'].map(pictureOf));
  const anotherOwner = await ownerOf(shop);
  return {
    addNote: {
      by: buyers,
      prepare: async (actor) => ({
        jobOrderId: (await orderedJob(actor, shop)).id,
        visibility: 'CUSTOMER',
        text: 'Once',
      }),
      changed: { text: 'Twice' },
      refused: { jobOrderId: 'nothing' },
      select: 'note { id text } jobOrder { id noteCount }',
      rows: { JobNote: 1 },
    },
    addToCart: {
      by: buyers,
      prepare: async (actor) => {
        // The cart is there already, so that the call adds a line and nothing else.
        await add(actor, shop);
        return { configuration: workedExample(shop), quantity: 1 };
      },
      changed: { quantity: 2 },
      refused: { drawingFileId: MISSING },
      select: 'cartItem { id quantity } cart { id itemCount } warnings',
      rows: { CartItem: 1 },
    },
    createSignInLink: {
      by: [sales, admin],
      prepare: async () => ({ userId: buyer.userId }),
      changed: { userId: colleague.userId },
      refused: { userId: MISSING },
      select: 'uniqueId url expiresAt',
      rows: { SignInLink: 1 },
    },
    duplicateCartItem: {
      by: buyers,
      prepare: async (actor) => ({ id: (await add(actor, shop)).cartItem.id }),
      changed: { id: 'Q2FydEl0ZW06MjAwMDAwMDAwMA==' },
      refused: { id: 'nothing' },
      select: 'cartItem { id } cart { id itemCount }',
      rows: { CartItem: 1 },
    },
    proposeJobService: {
      by: [sales, production],
      prepare: async () => ({
        id: (await orderedJob(buyer, shop)).id,
        serviceTypeCode: 'CAD',
        price: '12.00',
      }),
      changed: { price: '13.00' },
      refused: { serviceTypeCode: 'NOTHING' },
      select: 'jobOrder { id version services { revision price } }',
      rows: { JobService: 1 },
    },
    reorderJobOrder: {
      by: buyers,
      prepare: async (actor) => {
        const { id } = await orderedJob(actor, shop);
        await step(actor, 'cancelJobOrder', { id });
        return { id };
      },
      changed: { expectedUnitPrice: '483.43' },
      refused: { expectedUnitPrice: '1.00' },
      select: 'jobOrder { id number } orderGroup { code }',
      rows: { ...oneJob, JobSearchTerm: 3 },
    },
    saveAddress: {
      by: [owner, anotherOwner],
      prepare: async () => ({
        label: 'Home',
        contactName: 'A',
        line1: '1',
        city: 'C',
        zip: '1',
        countryId: 250,
      }),
      changed: { label: 'Elsewhere' },
      refused: { id: MISSING },
      select: 'address { id label }',
      rows: { Address: 1 },
    },
    submitOrder: {
      by: buyers,
      prepare: async (actor) => {
        await shop.db.cartItem.deleteMany({ where: { cart: { userId: actor.userId ?? 0 } } });
        await add(actor, shop);
        return { poNumber: 'PO-1' };
      },
      changed: { poNumber: 'PO-2' },
      refused: { expectedSubTotal: '1.00' },
      select: 'orderCode orderGroup { id grandTotal jobOrders { number } } cart { itemCount }',
      rows: { ...oneJob, JobSearchTerm: 4, CartItem: -1 },
    },
    uploadFile: {
      by: buyers,
      prepare: async () => ({ file: picture }),
      changed: { file: other },
      refused: { file: new File(['no picture'], 'ring.png') },
      select: 'file { id url name width }',
      rows: { File: 1 },
    },
  };
}

async function pictureOf(background: string): Promise<File> {
  const size = { width: 8, height: 8, channels: 3 as const };
  const bytes = await sharp({ create: { ...size, background } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'ring.png', { type: 'image/png' });
}

async function ownerOf({ db, outlet }: Shop): Promise<Actor> {
  return createActor(db, { role: 'PORTAL_ADMIN', customerIds: [outlet] });
}
