import type { Actor } from '../../server/test/actors.ts';
import { step } from '../../server/test/job-steps.ts';
import { PASSWORD, type World } from './world.ts';

/** What a mutation is sent. */
type Input = Record<string, unknown>;

/**
 * The input of a mutation, on fresh rows of Luna's buyer: a good call as the tests of bad input make it, without what
 * is the buyer's alone; about the caller's own session or person where the mutation is.
 */
export async function mutationInput(world: World, name: string, actor: Actor): Promise<Input | null> {
  const prepare = world.mutations[name];
  if (!prepare) return null;
  const good = async () => Object((await prepare()).args['input']);
  const own = ownInputs(world, actor, good)[name];
  return own ? own() : good();
}

function ownInputs(
  world: World,
  actor: Actor,
  good: () => Promise<Input>,
): Record<string, () => Input | Promise<Input>> {
  const { shop } = world;
  return {
    addNote: async () => ({ ...(await good()), fileIds: null }),
    archiveAddress: async () => ({ id: (await anAddress(world)).id }),
    changePassword: () => ({ oldPassword: PASSWORD, newPassword: PASSWORD.toUpperCase() }),
    declineJobOrder: async () => {
      const call = await world.mutations['approveJobOrder']?.();
      return { id: Object(call?.args['input']).id, reasonText: 'No' };
    },
    proposeJobService: async () => ({ ...(await good()), proofFileId: null }),
    refreshSession: () => ({ token: null, refreshToken: actor.refreshToken }),
    reorderJobOrder: async () => {
      const { id } = await good();
      await step(shop.buyer, 'cancelJobOrder', { id });
      return { id };
    },
    returnToSelf: () => ({ note: null }),
    saveAddress: async () => {
      const { id, label, contactName, line1, city, zip, countryId, stateId } = await anAddress(world);
      return { id, label, contactName, line1, city, zip, countryId, stateId };
    },
    signIn: () => ({ userName: actor.userName ?? 'nobody@example.test', password: PASSWORD }),
    signOut: () => ({ everywhere: false }),
    submitOrder: async () => ({ ...(await good()), expectedSubTotal: null }),
    switchCustomer: () => ({ customerId: shop.luna }),
    uploadFile: () => ({ file: picture() }),
  };
}

/** An entry of Luna's address book that nothing else needs. */
export function anAddress({ db, stock }: Pick<World, 'db' | 'stock'>) {
  const { id: _id, ...address } = stock.address;
  return db.address.create({ data: { ...address, isDefaultShipping: false, isDefaultBilling: false } });
}

/** A picture of one pixel. */
export function picture(): File {
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  return new File([bytes], 'ring.png', { type: 'image/png' });
}
