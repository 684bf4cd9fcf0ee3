import { builder } from '../../schema/builder.ts';
import { fileUse } from '../media/file-uses.ts';
import { pictureAddress, thumbnailAddress } from '../media/picture-address.ts';
import { ownCartItems } from './access.ts';

fileUse('linePictures', (viewer) => ({ cartItem: ownCartItems(viewer) }));

/** A further picture of a line, beside its drawing. */
export const LinePicture = builder.prismaObject('LinePicture', {
  description: 'A further picture of a line, beside its drawing.',
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
