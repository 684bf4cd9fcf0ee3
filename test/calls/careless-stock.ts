import { hashPassword } from '../../server/auth/passwords.ts';
import { encodeGlobalId } from '../../server/schema/global-id.ts';
import { type Actor, createActor, signedIn } from '../../server/test/actors.ts';
import { add, orderedJob, type Shop, workedExample } from '../../server/test/shop.ts';

/** A call that succeeds until one of its values is replaced by a hostile one. */
export type CarelessCall = {
  as: Actor;
  args: Record<string, unknown>;
  /** Rows of another customer, by the path of the id in `args`. */
  foreign?: Readonly<Record<string, string | number>>;
};

/** Makes the rows of a call and then the call, by the name of the root field. */
export type CarelessCalls = Record<string, () => Promise<CarelessCall> | CarelessCall>;

/** What the calls are about: rows of the other customer, and makers of one's own. */
export type CarelessStock = Awaited<ReturnType<typeof stockOf>>;

/** Fills the shop: an order, a cart line and a file of the other customer. */
export async function stockOf(shop: Shop) {
  const { db, buyer, sales, stranger } = shop;
  const theirs = await orderedJob(stranger, shop);
  const theirGroup = await db.orderGroup.findFirstOrThrow({ where: { customerId: shop.orion } });
  await add(stranger, shop);
  const theirLine = await db.cartItem.findFirstOrThrow({ where: { cart: { customerId: shop.orion } } });
  const theirAddress = await db.address.findFirstOrThrow({ where: { customerId: shop.orion } });
  const theirFile = await file(stranger);
  const theirLineId = encodeGlobalId('CartItem', theirLine.id);
  const attribute = await db.attribute.findFirst({ where: { code: 'FINISH' }, include: { options: true } });
  const option = attribute?.options.find(({ code }) => code === 'POLISHED');
  const choice = { attributeId: attribute?.id ?? 0, optionId: option?.id ?? 0, text: null };
  const configuration = { ...workedExample(shop), alloyId: null, attributes: [] };
  const choices = { ...configuration, attributes: [choice] };
  const address = await db.address.findFirstOrThrow({ where: { customerId: shop.luna } });
  const method = await db.shippingMethod.findFirstOrThrow({ where: { active: true } });
  const destinations = {
    shippingAddressId: theirAddress.id,
    billingAddressId: theirAddress.id,
    sellToAddressId: theirAddress.id,
  };

  async function file(by: Actor): Promise<number> {
    const row = await db.file.create({
      data: {
        originalName: 'a.png',
        mimeType: 'image/png',
        size: 1,
        width: 1,
        height: 1,
        digest: 'd',
        uploadedById: by.userId ?? 0,
        customerId: by.customerId,
      },
    });
    return row.id;
  }
  const job = async (by: Actor = buyer) => (await orderedJob(by, shop)).id;
  const line = async () => (await add(buyer, shop)).cartItem.id;
  const actingFor = () =>
    signedIn(db, { userId: sales.userId ?? 0, userName: sales.userName ?? '', customerId: shop.luna });
  const passwordHash = await hashPassword('the password of before');
  const another = () => createActor(db, { role: 'PORTAL_BUYER', customerIds: [shop.luna], passwordHash });
  return {
    shop,
    theirs,
    theirGroup,
    theirLineId,
    theirAddress,
    theirFile,
    choice,
    configuration,
    choices,
    address,
    method,
    destinations,
    file,
    job,
    line,
    actingFor,
    another,
  };
}
