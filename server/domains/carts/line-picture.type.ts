import { builder } from '../../schema/builder.ts';
import { fileUse } from '../media/file-uses.ts';
import { pictureAddress, thumbnailAddress } from '../media/picture-address.ts';
import { ownCartItems } from './access.ts';

fileUse('linePictures', (viewer) => ({ cartItem: ownCartItems(viewer) }));

/** An additional picture of a line. */
export const LinePicture = builder.prismaObject('LinePicture', {
  description: 'An additional picture of a line.',
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
