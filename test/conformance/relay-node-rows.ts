import type { Actor } from '../../server/test/actors.ts';
import { failedTask } from '../../server/test/failed-task.ts';
import { step } from '../../server/test/job-steps.ts';
import { add, orderedJob, type Shop, workedExample } from '../../server/test/shop.ts';
import { storedFile } from '../world/sample-world.ts';

/** Where rows of a type are found, without `node`. */
export type NodeRow = {
  as: Actor;
  /** A document that answers rows of the type, given what to select of each. */
  document: (row: string) => string;
  /** Who may not see these rows; null: they are everybody's. */
  hiddenFrom: Actor | null;
  /** Fields whose value belongs to the list, not to the row alone. */
  contextual?: string[];
};

/** A row for every type that has a place in `node(id:)`, by the name of the type. */
export async function nodeRows(shop: Shop): Promise<Record<string, NodeRow>> {
  const { db, admin, buyer, colleague, owner, stranger } = shop;
  for (const mark of ['one', 'two']) {
    const configuration = workedExample(shop, 'BAND-PROOF');
    const job = await orderedJob(buyer, shop, { reference: mark, configuration });
    await step(buyer, 'addNote', { jobOrderId: job.id, text: mark, visibility: 'CUSTOMER' });
    if (mark === 'two') await step(buyer, 'cancelJobOrder', { id: job.id, reason: mark });
  }
  await add(buyer, shop, { drawingFileId: await storedFile(buyer) });
  await add(buyer, shop, { drawingFileId: await storedFile(buyer) });
  await add(stranger, shop, { drawingFileId: await storedFile(stranger) });
  const alloy = await db.alloy.findFirstOrThrow();
  await db.itemVariant.create({
    data: { itemTypeId: shop.pieceId('BAND-1'), code: 'V', nameEn: 'V', nameFr: 'V', alloyId: alloy.id },
  });
  for (const about of ['JO-1/customer', 'JO-2/customer']) await failedTask(db, about);
  const hiddenFrom = stranger;
  const jobs = (row: string) => `{ jobOrders { edges { node { ${row} } } } }`;
  const everybodys = (document: NodeRow['document']): NodeRow => ({ as: buyer, document, hiddenFrom: null });
  return {
    Address: {
      as: buyer,
      document: (row) => `{ viewer { customer { addresses { ${row} } } } }`,
      hiddenFrom,
    },
    Alloy: everybodys((row) => `{ alloys { ${row} } }`),
    Attribute: everybodys((row) => `{ incomingOrderAttributes { ${row} } }`),
    CartItem: { as: buyer, document: (row) => `{ cart { items { ${row} } } }`, hiddenFrom: colleague },
    Customer: { as: owner, document: (row) => `{ customers { edges { node { ${row} } } } }`, hiddenFrom },
    FailedTask: {
      as: admin,
      document: (row) => `{ failedTasks { edges { node { ${row} } } } }`,
      hiddenFrom: stranger,
    },
    FileInfo: {
      as: buyer,
      document: (row) => `{ cart { items { drawing { ${row} } } } }`,
      hiddenFrom,
    },
    ItemType: everybodys((row) => `{ products { edges { node { ${row} } } } }`),
    JobNote: { as: buyer, document: (row) => jobs(`notes { ${row} }`), hiddenFrom },
    JobOrder: { as: buyer, document: jobs, hiddenFrom },
    OrderGroup: { as: buyer, document: (row) => jobs(`orderGroup { ${row} }`), hiddenFrom },
    ProductCategory: everybodys((row) => `{ productCategories { edges { node { ${row} } } } }`),
    ShippingMethod: {
      ...everybodys((row) => `{ shippingMethods { ${row} } }`),
      contextual: ['price'],
    },
    User: { as: admin, document: (row) => `{ users { edges { node { ${row} } } } }`, hiddenFrom },
  };
}
