import { amount } from '../amounts.ts';
import type { RestJobItemFragment, RestJobNoteFragment, RestJobSummaryFragment } from '../gql/graphql.ts';
import { named } from './named.ts';

/** A job order in a list, under the names that legacy clients read. */
export function jobSummaryAnswer(job: RestJobSummaryFragment) {
  return {
    jobID: job.databaseId,
    id: job.databaseId,
    number: job.number,
    order_code: job.orderGroup.code,
    orderGroupId: job.orderGroup.databaseId,
    name: job.title,
    noteCount: job.noteCount,
    statusId: job.status.databaseId,
    statusCode: job.status.code,
    statusName: job.status.name,
    statusColour: job.status.colour,
    tab: job.status.tab?.toLowerCase() ?? null,
    waitingOn: job.status.waitingOn,
    urgency: job.urgency,
    stage: job.stage,
    customerID: job.customer.databaseId,
    customerName: job.customer.name,
    accountNumber: job.customer.accountNumber,
    poNumber: job.poNumber,
    reference: job.reference,
    endCustomer: job.endCustomer,
    itemTypeID: job.itemType.databaseId,
    itemTypeCode: job.itemType.code,
    itemTypeName: job.itemType.name,
    metalId: job.alloy.databaseId,
    metal: named(job.alloy),
    priority: named(job.priority),
    size: amount(job.size?.us),
    ringSize: job.size,
    quantity: job.quantity,
    currency: job.currency,
    price: amount(job.unitPrice),
    total: amount(job.total),
    pricingMode: job.pricingMode,
    estimatedWeight: amount(job.estimatedWeight),
    dateCreated: job.createdAt,
    dateUpdated: job.updatedAt,
    promisedDate: job.promisedOn,
    wantedBy: job.wantedBy,
    dateShipped: job.shippedAt,
    trackingNumber: job.trackingNumber,
    imageUrl: job.imageUrl,
    version: job.version,
  };
}

/** A piece of a job; parent and child point at each other by id. */
export function jobItemAnswer(item: RestJobItemFragment, jobID: number) {
  return {
    id: item.databaseId,
    jobID,
    parentID: item.parentId,
    code: item.code,
    name: item.name,
    quantity: item.quantity,
    size: amount(item.size?.us),
    ringSize: item.size,
    weight: amount(item.weight),
    metal: item.alloy ? named(item.alloy) : null,
    imageUrl: item.imageUrl,
    customAttributes: item.attributes.map(({ attributeId, name, value, fileUrl }) => ({
      id: attributeId,
      name,
      value,
      fileUrl,
    })),
  };
}

/** Parents first, each followed by its children: one flat list. */
export function allItemsAnswer(
  items: readonly (RestJobItemFragment & { children: readonly RestJobItemFragment[] })[],
  jobID: number,
) {
  const listed = new Set<number>();
  return items
    .flatMap((item) => [item, ...item.children])
    .filter(({ databaseId }) => !listed.has(databaseId) && listed.add(databaseId))
    .map((item) => jobItemAnswer(item, jobID));
}

/** A note with its pictures. */
export function noteAnswer(note: RestJobNoteFragment) {
  return {
    id: note.databaseId,
    note: note.text,
    visibility: note.visibility,
    authorId: note.author.databaseId,
    author: note.author.fullName,
    actingAs: note.actingBy ? { id: note.actingBy.databaseId, fullName: note.actingBy.fullName } : null,
    dateCreated: note.createdAt,
    attachments: note.attachments.map(({ databaseId, url, ...file }) => ({
      id: databaseId,
      fileUrl: url,
      ...file,
    })),
  };
}

/** An image of a job; the big one is shown first. */
export function jobImageAnswer(image: {
  databaseId: number;
  url: string;
  thumbnailUrl: string;
  caption: string;
  isBig: boolean;
}) {
  const { databaseId, url, thumbnailUrl, caption, isBig } = image;
  return { id: databaseId, fileUrl: url, thumbnailUrl, caption, isBig };
}
