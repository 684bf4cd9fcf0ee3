import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { NoteSubjectType } from '../../notes/note-subject.type.ts';
import type { JobItemAttribute } from '../../orders/lines/job-configuration.ts';
import { jobPictureUrl, PIECE_PICTURE_SELECT } from '../../orders/lines/job-pictures.ts';
import { RING_SIZE_OF_ROW } from '../../pricing/ring-size.type.ts';

const JobItemAttributeType = builder.objectRef<JobItemAttribute>('JobItemAttribute').implement({
  description: 'A chosen property of a piece, as ordered.',
  fields: (t) => ({
    attributeId: t.exposeInt('attributeId', { nullable: true, description: 'Attribute of the catalogue.' }),
    name: t.string({
      description: 'Name of the attribute.',
      resolve: (attribute, _args, { language }) => (language === 'fr' ? attribute.nameFr : attribute.nameEn),
    }),
    value: t.string({
      description: 'Chosen value.',
      resolve: (attribute, _args, { language }) =>
        language === 'fr' ? attribute.valueFr : attribute.valueEn,
    }),
    fileUrl: t.string({
      nullable: true,
      description: 'Address of the file that belongs to it, such as the customer’s drawing.',
      resolve: ({ fileId }) => (fileId === null ? null : `/files/${fileId}`),
    }),
  }),
});

/** Sort order of the pieces of a job. */
export const JOB_ITEM_ORDER = [{ rank: 'asc' as const }, { id: 'asc' as const }];

/** A piece of a job with its sub-items. */
export const JobItem = builder.prismaObject('JobItem', {
  description: 'A piece of a job: the one ordered, or a part of a set.',
  interfaces: [NoteSubjectType],
  select: { id: true },
  fields: (t) => ({
    id: t.id({
      description: 'Opaque id.',
      select: { id: true },
      resolve: ({ id }) => encodeGlobalId('JobItem', id),
    }),
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    parentId: t.exposeInt('parentId', {
      nullable: true,
      description: 'Integer id of the piece it is part of.',
    }),
    code: t.exposeString('code', { description: 'Code of the item type when ordered.' }),
    variantCode: t.exposeString('variantCode', {
      nullable: true,
      description: 'Code of the product variant that matches the configuration.',
    }),
    name: t.string({
      description: 'Name of the item type when ordered.',
      select: { nameEn: true, nameFr: true },
      resolve: ({ nameEn, nameFr }, _args, { language }) => (language === 'fr' ? nameFr : nameEn),
    }),
    quantity: t.exposeInt('quantity', { description: 'Pieces in the whole job.' }),
    size: t.field(RING_SIZE_OF_ROW),
    weight: t.expose('weight', {
      type: 'Decimal',
      nullable: true,
      description: 'Estimated grams of one piece.',
    }),
    alloy: t.relation('alloy', { nullable: true, description: 'Alloy it is made in.' }),
    attributes: t.field({
      type: [JobItemAttributeType],
      description: 'Chosen properties.',
      select: { attributes: true },
      // Only JobItemAttribute rows are written to this column.
      resolve: ({ attributes }) => attributes as JobItemAttribute[],
    }),
    imageUrl: t.string({
      description: 'Address of its picture, 640 pixels wide.',
      select: PIECE_PICTURE_SELECT,
      resolve: (item) => jobPictureUrl(item),
    }),
    children: t.relation('children', {
      query: { orderBy: JOB_ITEM_ORDER },
      description: 'Parts of this piece.',
      extensions: { rows: 3 },
    }),
  }),
});
