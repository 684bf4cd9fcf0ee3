import { z } from 'zod';
import type { RestJobItemFragment } from '../../gql/graphql.ts';
import { component } from '../catalog/component.ts';
import { ENTITY_TYPES } from '../entity-types.ts';
import { amount } from '../money/amounts.ts';
import { named, namedSchema, ringSize } from '../named.ts';
import { count, entityType, id } from '../values.ts';

/** A piece of a job. Parent and child refer to each other by id. */
export function jobItemAnswer(item: RestJobItemFragment, jobID: number) {
  return {
    id: item.databaseId,
    jobID,
    entityTypeID: ENTITY_TYPES.JobItem,
    parentID: item.parentId,
    code: item.code,
    variantCode: item.variantCode,
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

/** Parents first, each followed by its children, as a flat list. */
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

/** A piece of a job. */
export const jobItemSchema = component<ReturnType<typeof jobItemAnswer>>()(
  'JobItem',
  'A piece of a job, or a part of one.',
  z.strictObject({
    id,
    jobID: id,
    entityTypeID: entityType('JobItem'),
    parentID: id.nullable(),
    code: z.string(),
    variantCode: z.string().nullable().describe('Code of the ordered variant; null for none.'),
    name: z.string(),
    quantity: count,
    size: z.number().nullable(),
    ringSize: ringSize.nullable(),
    weight: z.number().nullable().describe('Grams.'),
    metal: namedSchema.nullable(),
    imageUrl: z.string(),
    customAttributes: z.array(
      z.strictObject({
        id: id.nullable(),
        name: z.string(),
        value: z.string(),
        fileUrl: z.string().nullable(),
      }),
    ),
  }),
);
