import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { fileUse } from '../../media/file-uses.ts';
import { pictureAddress, thumbnailAddress } from '../../media/picture-address.ts';
import { JOB_ORDERS_VIEW } from '../../orders/access.ts';
import { PriceQuote } from '../../quotes/quote/price-quote.type.ts';
import { QUOTES_VIEW } from '../../quotes/rules/transitions.ts';
import { visibleCustomOrders } from '../access.ts';

fileUse('customOrderPictures', (viewer) =>
  viewer.can(JOB_ORDERS_VIEW) || viewer.can(QUOTES_VIEW)
    ? { customOrder: { is: visibleCustomOrders(viewer) } }
    : null,
);

/** A drawing or photo of a custom order. */
export const CustomOrderPicture = builder.prismaObject('CustomOrderPicture', {
  description: 'A drawing or photo that a customer sent with a custom order.',
  fields: (t) => ({
    id: t.id({
      description: 'Opaque id.',
      resolve: ({ id }) => encodeGlobalId('CustomOrderPicture', id),
    }),
    url: t.string({
      description: 'Address, 1200 pixels wide at most.',
      select: { fileId: true },
      resolve: pictureAddress,
    }),
    thumbnailUrl: t.string({
      description: 'Address, 320 pixels wide at most.',
      select: { fileId: true },
      resolve: thumbnailAddress,
    }),
    name: t.string({
      description: 'Name of the file that was uploaded.',
      select: { file: { select: { originalName: true } } },
      resolve: ({ file }) => file.originalName,
    }),
  }),
});

builder.prismaObjectField(PriceQuote, 'customOrderPictures', (t) =>
  t.field({
    type: [CustomOrderPicture],
    description: 'Drawings and photos of the custom order that it was requested with; none for other quotes.',
    select: (_args, _context, nested) => ({
      customOrder: {
        select: { pictures: { ...nested(true), orderBy: [{ rank: 'asc' }, { id: 'asc' }] } },
      },
    }),
    resolve: ({ customOrder }) => customOrder?.pictures ?? [],
  }),
);
