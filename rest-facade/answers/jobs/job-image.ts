import { z } from 'zod';
import { fieldTable } from '../field-table.ts';
import { entityType, fileUrl, id } from '../values.ts';

interface JobImage {
  readonly databaseId: number;
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly caption: string;
  readonly isBig: boolean;
}

/** A picture of a job. The large one is shown first. */
export const jobImage = fieldTable<JobImage>()({
  id: 'JobImage',
  description: 'A picture of a job; the main one is shown first.',
  fields: (t) => ({
    id: t.field('databaseId', id),
    entityTypeID: t.fixed(entityType('JOB_IMAGES')),
    fileUrl: t.field('url', fileUrl),
    thumbnailUrl: t.field('thumbnailUrl', z.string()),
    caption: t.field('caption', z.string()),
    isBig: t.field('isBig', z.boolean()),
  }),
});
