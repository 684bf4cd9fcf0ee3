import { builder } from '../../../schema/builder.ts';
import { fileUse } from '../../media/file-uses.ts';
import { pictureAddress, thumbnailAddress } from '../../media/picture-address.ts';
import { visibleEstimatePictures } from '../access.ts';

fileUse('estimates', visibleEstimatePictures);

/** A picture of an estimate. */
export const EstimatePicture = builder.prismaObject('EstimatePicture', {
  description: 'A picture of an estimate: a drawing, or a photo of an existing piece.',
  fields: (t) => ({
    fileId: t.exposeInt('fileId', { description: 'Integer id of the uploaded file.' }),
    url: t.string({
      description: 'Address, 1200 pixels wide at most.',
      resolve: pictureAddress,
    }),
    thumbnailUrl: t.string({
      description: 'Address, 320 pixels wide at most.',
      resolve: thumbnailAddress,
    }),
  }),
});
