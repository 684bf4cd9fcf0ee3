import { encodeGlobalId } from '../../server/lib/global-id.ts';
import type { World } from './world.ts';

/** Global ids of Luna's rows, and of those that others have to do with, by type and what is special about it. */
export function nodeIds({ shop, samples, luna, matrixActors, failed }: World): Record<string, string> {
  const { job, group, line, shared, internal, address, file } = luna;
  const of = (typename: string, key: number | null) => encodeGlobalId(typename, key ?? 0);
  return {
    Address: of('Address', address.id),
    Alloy: of('Alloy', 1),
    Attribute: of('Attribute', samples.configuration.attributes[0]?.attributeId ?? 0),
    CartItem: line.id,
    Customer: of('Customer', shop.luna),
    FailedTask: failed.id,
    FileInfo: of('FileInfo', file),
    ItemType: of('ItemType', samples.configuration.itemTypeId),
    JobNote: of('JobNote', shared),
    'JobNote, internal': of('JobNote', internal),
    JobOrder: job.id,
    OrderGroup: of('OrderGroup', group.id),
    ProductCategory: of('ProductCategory', 1),
    ShippingMethod: of('ShippingMethod', samples.shippingMethodId),
    User: of('User', shop.buyer.userId),
    'User, staff': of('User', matrixActors.people.sales.userId),
  };
}
