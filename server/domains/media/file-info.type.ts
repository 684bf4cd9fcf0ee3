import { nodeKey } from '../../lib/global-id.ts';
import { builder } from '../../schema/builder.ts';
import { visibleFiles } from './access.ts';
import { THUMBNAIL_WIDTH } from './rendition.ts';

/** An uploaded picture. */
export const FileInfo = builder.prismaNode('File', {
  name: 'FileInfo',
  description:
    'An uploaded picture: re-encoded, without metadata. Its URLs work only for users who may see it.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), AND: visibleFiles(viewer) }),
  nullable: true,
  sample: async ({ buyer, jobPicture, foreignBuyer }) => ({
    as: buyer,
    id: await jobPicture(),
    hiddenFrom: foreignBuyer,
  }),
  select: { id: true },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Number of the file, as inputs take it.' }),
    url: t.string({
      description: 'Address of the picture in full size.',
      resolve: ({ id }) => `/files/${id}`,
    }),
    thumbnailUrl: t.string({
      description: 'Address of a small rendition; `?w=` also takes 160, 640 and 1200.',
      resolve: ({ id }) => `/files/${id}?w=${THUMBNAIL_WIDTH}`,
    }),
    name: t.exposeString('originalName', { description: 'Name of the file that was uploaded.' }),
    width: t.exposeInt('width', { description: 'Width in pixels.' }),
    height: t.exposeInt('height', { description: 'Height in pixels.' }),
    mimeType: t.exposeString('mimeType', {
      description: 'Type of the stored picture: image/jpeg or image/webp.',
    }),
  }),
});
