import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { fileUse } from '../../media/file-uses.ts';
import { visibleItemTypes } from '../access.ts';

fileUse('itemTypePhotos', (viewer) => ({ itemType: { is: visibleItemTypes(viewer) } }));

/** A photo of a piece that staff manage. */
export const ProductPhoto = builder.prismaObject('ItemTypePhoto', {
  name: 'ProductPhoto',
  description: 'A real picture of a product, of all its metals and cuts or of one.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('ProductPhoto', id) }),
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    file: t.relation('file', { description: 'The picture that was uploaded.' }),
    metalColour: t.exposeString('metalColour', {
      nullable: true,
      description: 'Colour of the alloys that it shows: YELLOW, WHITE, …; null: of every one.',
    }),
    shape: t.exposeString('shape', {
      nullable: true,
      description: 'Cut of the centre stone that it shows: ROUND, OVAL, …; null: of every one.',
    }),
  }),
});
