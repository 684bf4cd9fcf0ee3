import { type Actor, signedIn } from '../../server/test/actors.ts';
import { actingAs } from '../world/acting-as.ts';
import { UNPRICED } from './fill/fill-prices.ts';
import { type Column, KEPT_CART, STAFF } from './matrix-actors.ts';
import type { World } from './world.ts';

/** A query with other arguments than its sample, or in other sessions of some of the viewers. */
type FurtherCall = {
  name: string;
  args: Record<string, unknown>;
  as?: Partial<Record<Column, Actor>>;
};

/** Calls whose results have values that those of the samples lack. */
export async function furtherCalls(
  world: World,
  samples: Readonly<Record<string, Record<string, unknown>>>,
): Promise<FurtherCall[]> {
  const { db, shop, samples: rows } = world;
  const unpriced = await db.itemType.findUniqueOrThrow({ where: { code: UNPRICED }, select: { id: true } });
  const { alloyId } = rows.configuration;
  const incomplete = { itemTypeId: shop.pieceId('BAND-1'), alloyId, attributes: [] };
  const alloy = await db.alloy.findFirstOrThrow({ where: { code: '14KY' }, select: { id: true } });
  // A repair may not follow the model.
  const design = { alloyId: alloy.id, weight: '5', serviceTypeCodes: ['CAD', 'REPAIR'], priorityId: 2 };
  return [
    ...Object.entries(samples).flatMap(([name, args]) =>
      name.endsWith('Neighbours') ? [{ name, args: { ...args, orderBy: reversed(args.orderBy) } }] : [],
    ),
    { name: 'accountStatement', args: { customerId: shop.luna } },
    { name: 'calculatePrice', args: { input: { configuration: incomplete } } },
    {
      name: 'calculatePrice',
      args: { input: { configuration: { ...rows.configuration, itemTypeId: unpriced.id } } },
    },
    { name: 'cart', args: { sessionId: KEPT_CART } },
    // Of all customers that the viewer sees, and a status that the job cannot reach.
    { name: 'customOrders', args: {} },
    { name: 'jobOrderStatusPreview', args: { ...samples.jobOrderStatusPreview, statusCode: 'COMPLETED' } },
    {
      name: 'preparedDocument',
      args: { key: await prepared(world, { status: 'READY', title: 'a.pdf', pages: 2 }) },
    },
    {
      name: 'preparedDocument',
      args: { key: await prepared(world, { status: 'FAILED', problem: 'GENERAL' }) },
    },
    { name: 'priceEstimate', args: { input: { design } } },
    { name: 'priceSheet', args: samples.priceSheet ?? {}, as: await staffFor(world) },
    { name: 'productFacets', args: {} },
    { name: 'productFacets', args: { filter: { search: 'bnad' } } },
    { name: 'viewer', args: {}, as: await actedAs(world) },
  ];
}

/** The order of a list in the other direction. */
function reversed(order: unknown): object {
  const { field, direction } = Object(order);
  return { field, direction: direction === 'ASC' ? 'DESC' : 'ASC' };
}

/** A document of the holder that was made, or could not be. Returns its key. */
async function prepared({ db, samples }: World, facts: object): Promise<string> {
  const id = await samples.preparedDocument();
  await db.preparedDocument.update({ where: { id }, data: facts });
  return id;
}

/** The staff, with the holder's customer active. */
async function staffFor({ db, shop, matrixActors }: World): Promise<FurtherCall['as']> {
  return sessionsOf(STAFF, (column) => {
    const { userId, userName } = matrixActors.people[column];
    return signedIn(db, { userId: userId ?? 0, userName: userName ?? '', customerId: shop.luna });
  });
}

/** The users of customers, as whom an administrator acts. */
async function actedAs({ shop, matrixActors: { people } }: World): Promise<FurtherCall['as']> {
  const users = ['foreign', 'colleague', 'lacking', 'holder'] as const;
  return sessionsOf(users, (column) => actingAs(shop.admin, people[column]));
}

async function sessionsOf(
  columns: readonly Column[],
  open: (column: Column) => Promise<Actor>,
): Promise<Partial<Record<Column, Actor>>> {
  const sessions: Partial<Record<Column, Actor>> = {};
  for (const column of columns) sessions[column] = await open(column);
  return sessions;
}
