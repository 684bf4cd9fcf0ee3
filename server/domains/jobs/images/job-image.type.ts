import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { fileUse } from '../../media/file-uses.ts';
import { drawnPictureOfJson, drawnPictureUrl } from '../../orders/lines/job-pictures.ts';
import { ofVisibleJobs } from '../access.ts';

type Picture = { fileId: number | null; drawing: unknown; jobOrder: { itemType: { version: number } } };

/** Fields for the URL of a picture. A drawn picture shows the piece of the job. */
const PICTURE_SELECT = {
  fileId: true,
  drawing: true,
  jobOrder: { select: { itemType: { select: { version: true } } } },
} as const;

function urlOf({ fileId, drawing, jobOrder }: Picture, width: 320 | 1200): string {
  if (fileId !== null) return `/files/${fileId}?w=${width}`;
  const drawn = drawnPictureOfJson(drawing);
  if (!drawn) throw new Error('A job picture has a file or a drawing.');
  return drawnPictureUrl(drawn, jobOrder.itemType, width);
}

fileUse('jobImages', ofVisibleJobs);

/** A picture of a job. */
export const JobImage = builder.prismaObject('JobImage', {
  description: 'A picture of a job: the piece as ordered, drawings, proofs.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('JobImage', id) }),
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    url: t.string({
      description: 'Address, 1200 pixels wide at most.',
      select: PICTURE_SELECT,
      resolve: (image) => urlOf(image, 1200),
    }),
    thumbnailUrl: t.string({
      description: 'Address, 320 pixels wide at most.',
      select: PICTURE_SELECT,
      resolve: (image) => urlOf(image, 320),
    }),
    caption: t.string({
      description: 'What it shows.',
      resolve: ({ captionEn, captionFr }, _args, { language }) => (language === 'fr' ? captionFr : captionEn),
    }),
    isBig: t.exposeBoolean('isBig', { description: 'The main picture of the job.' }),
  }),
});
