import { localId } from '../../server/lib/global-id.ts';
import type { Actor } from '../../server/test/actors.ts';
import { inputFor } from '../world/mutation-calls.ts';
import { PASSWORD } from '../world/sample-world.ts';
import type { World } from './world.ts';

/** Rows that calls name, by what they are; nothing else in a call belongs to anybody. */
export type RestIds = {
  job: number;
  line: number;
  address: number;
  user: number;
  customer: number;
  accountNumber: string;
};

/** Ids that no row has. */
export const NO_IDS: RestIds = {
  job: 2_000_000_000,
  line: 2_000_000_000,
  address: 2_000_000_000,
  user: 2_000_000_000,
  customer: 2_000_000_000,
  accountNumber: 'LUNA-999',
};

/** Luna's rows, the job and the line fresh ones where a call uses them up. */
export async function lunaIds(world: World, call: string, actor: Actor): Promise<RestIds> {
  const { luna, shop } = world;
  const uses = USES_UP[call];
  const { id } = uses ? Object(await inputFor(world.samples, uses, actor)) : { id: null };
  const fresh = typeof id === 'number' ? id : null;
  return {
    job: localId('JobOrder', String(id)) ?? luna.job.databaseId,
    line: localId('CartItem', String(id)) ?? localId('CartItem', luna.line.id) ?? 0,
    address: fresh ?? luna.address.id,
    user: shop.buyer.userId ?? 0,
    customer: shop.luna,
    accountNumber: 'LUNA-001',
  };
}

/** Calls that change the row that they name, with the mutation whose fresh rows they are tried on. */
const USES_UP: Record<string, string> = {
  'POST /shoppingCart/updateQuantity': 'updateCartItemQuantity',
  'DELETE /shoppingCart/deleteCartItem/:id': 'removeCartItem',
  'POST /JobOrders/:id/cancel': 'cancelJobOrder',
  'POST /JobOrders/re-order/:id': 'reorderJobOrder',
  'POST /JobOrders/:id/approve': 'approveJobOrder',
  'POST /JobOrders/:id/decline': 'declineJobOrder',
  'POST /JobOrders/update-status': 'cancelJobOrder',
  'POST /User/UpdateShippingAddress': 'archiveAddress',
  'POST /shoppingCart/submitOrder': 'submitOrder',
};

/** Credentials that a call about the caller's own session is sent. */
export function ownCredentials(actor: Actor) {
  return { userName: actor.userName ?? 'nobody@example.test', password: PASSWORD };
}
