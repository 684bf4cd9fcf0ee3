import { z } from 'zod';
import { component } from '../catalog/component.ts';
import { ENTITY_TYPES } from '../entity-types.ts';
import { entityType, fileUrl, id } from '../values.ts';

/** An image of a job; the big one is shown first. */
export function jobImageAnswer(image: {
  databaseId: number;
  url: string;
  thumbnailUrl: string;
  caption: string;
  isBig: boolean;
}) {
  const { databaseId, url, thumbnailUrl, caption, isBig } = image;
  return {
    id: databaseId,
    entityTypeID: ENTITY_TYPES.JOB_IMAGES,
    fileUrl: url,
    thumbnailUrl,
    caption,
    isBig,
  };
}

/** A picture of a job. */
export const jobImageSchema = component<ReturnType<typeof jobImageAnswer>>()(
  'JobImage',
  'A picture of a job; the big one is shown first.',
  z.strictObject({
    id,
    entityTypeID: entityType('JOB_IMAGES'),
    fileUrl,
    thumbnailUrl: z.string(),
    caption: z.string(),
    isBig: z.boolean(),
  }),
);
