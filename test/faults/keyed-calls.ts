import { encodeGlobalId } from '../../server/lib/global-id.ts';
import { MUTATIONS } from '../../server/schema/mutation.ts';
import type { Actor } from '../../server/test/actors.ts';
import { missing } from '../access/missing.ts';
import { everything, objectType } from '../access/selection.ts';
import { sampleOf } from '../world/mutation-calls.ts';
import { picture } from '../world/picture.ts';
import type { TestWorld } from '../world/sample-world.ts';

/** A call of a keyed mutation that succeeds once, and a different request. */
export interface KeyedCall {
  readonly as: Actor;
  readonly input: Record<string, unknown>;
  /** Another request with the same key, and one that is refused. */
  readonly changed: Record<string, unknown>;
  readonly refused: Record<string, unknown>;
}

/** Names of the keyed mutations. */
export const KEYED = [...MUTATIONS].flatMap(([name, { repeat }]) => (repeat === 'keyed' ? [name] : []));

/** Creates the rows of a keyed mutation's call, and the call; carts are emptied. */
export async function keyedCall(world: TestWorld, name: string): Promise<KeyedCall> {
  await world.db.cartItem.deleteMany();
  const { as, input, foreign = {} } = await sampleOf(world, name);
  if (input.file instanceof File) {
    const other = new File([await picture().arrayBuffer(), 'more'], 'other.png');
    return { as, input, changed: { file: other }, refused: { file: new File(['no picture'], 'ring.png') } };
  }
  const theirs = Object.fromEntries(
    Object.entries(foreign).map(([path, id]) => [fieldOf(path), ofForm(input, path, id)]),
  );
  const alternatives = ALTERNATIVES[name];
  if (alternatives) {
    const { changed, refused } = alternatives;
    return { as, input, changed: { ...input, ...changed }, refused: { ...input, ...refused } };
  }
  const other = Object.keys(theirs).length > 0 ? theirs : (missing({ input }).value.input as object);
  return { as, input, changed: { ...input, ...other }, refused: { ...input, ...other } };
}

/** Calls without ids of rows: another valid input, and an invalid one. */
const ALTERNATIVES: Readonly<Record<string, { changed: object; refused: object }>> = {
  quickOrder: {
    changed: { text: 'code,qty,size\nBAND-PROOF,3,7' },
    refused: { text: 'code,qty\nNO-SUCH-CODE,1' },
  },
  payInvoices: {
    changed: { card: { token: 'another' } },
    refused: { invoices: [{ id: encodeGlobalId('Invoice', 0) }] },
  },
  orderAndPay: { changed: { card: { token: 'another' } }, refused: { orders: [] } },
  addCard: { changed: { nameOnCard: 'Bea Buyer' }, refused: { token: 'cnon:card-nonce-declined' } },
  setCustomerMainContact: { changed: { contactId: null }, refused: { contactId: 0 } },
  mailDocument: { changed: { message: 'As we agreed.' }, refused: { to: [] } },
  savePromotion: { changed: { value: '12' }, refused: { value: '-1' } },
  saveProductCategory: { changed: { nameEn: 'Amulets' }, refused: { nameEn: '' } },
  saveItemGroup: { changed: { nameEn: 'Amulets' }, refused: { nameEn: '' } },
  saveCustomOrderTemplate: { changed: { rank: 2 }, refused: { nameEn: '' } },
};

/** The field of the input for a path: `input.fileIds.0` to `fileIds`. */
function fieldOf(path: string): string {
  return path.split('.')[1] ?? path;
}

/** An id in the form of the input: in a list if it has a list. */
function ofForm(input: Record<string, unknown>, path: string, id: string | number): unknown {
  return Array.isArray(input[fieldOf(path)]) ? [id] : id;
}

/** The compared parts of two responses of a mutation: all scalar fields of the success and of its objects. */
export function selectionOf(name: string): string {
  return everything(objectType(`${name.charAt(0).toUpperCase()}${name.slice(1)}Success`), 2);
}
