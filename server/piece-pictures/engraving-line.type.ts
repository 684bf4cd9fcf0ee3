import { drawingOfJson, drawingOfView } from '../../drawings/configured-drawing.ts';
import { type EngravingLine, engravingLines } from '../../drawings/engraving/engraving-lines.ts';
import type { PieceDrawing } from '../../drawings/piece-drawing.ts';
import { ItemType } from '../domains/catalog/item-types/item-type.type.ts';
import { DRAWN_ALLOY, piecePictureUrl } from '../domains/catalog/pictures/picture-urls.ts';
import { builder } from '../schema/builder.ts';

/** Wide enough for a close view of letters. */
const WIDTH = 1200;

type ShownLine = EngravingLine & { imageUrl: string };

const EngravingLineType = builder.objectRef<ShownLine>('EngravingLine').implement({
  description: 'Position of an engraving on the drawing of a product.',
  fields: (t) => ({
    place: t.exposeString('place', {
      description:
        'Place of the engraving: INSIDE or OUTSIDE of a ring or bangle, FRONT of a plate; the codes are those of the place options.',
    }),
    imageUrl: t.exposeString('imageUrl', {
      description: 'Address of the drawing that shows the place best, 1200 units wide and high.',
    }),
    foot: t.string({
      description:
        'Edge below the letters in units of the drawing, from the first letter on: `x,y x,y …`, at equal steps of the metal.',
      resolve: ({ foot }) => pointsOf(foot),
    }),
    head: t.string({
      description: 'Edge above the letters, with one point for each point of `foot`.',
      resolve: ({ head }) => pointsOf(head),
    }),
    length: t.exposeFloat('length', {
      description: 'Length of the engraving in millimetres of metal, from the first letter to the last.',
    }),
    height: t.exposeFloat('height', { description: 'Height of the engraving in millimetres of metal.' }),
  }),
});

builder.prismaObjectField(ItemType, 'engravingLines', (t) =>
  t.field({
    type: [EngravingLineType],
    description:
      'Possible positions of an engraving on its drawings, the usual one first; empty when there are none.',
    args: {
      alloyId: t.arg.int({
        description: 'Integer id of the alloy shown; its default alloy when absent.',
      }),
      shape: t.arg.string({ description: 'Cut of the centre stone; the default cut when absent.' }),
    },
    select: {
      version: true,
      drawing: true,
      images: { select: { drawing: true }, orderBy: [{ rank: 'asc' }, { id: 'asc' }] },
    },
    resolve: ({ id, version, drawing, images }, { alloyId, shape }) =>
      engravingLines(viewsOf(drawing, images)).map((line) => ({
        ...line,
        imageUrl: piecePictureUrl(
          { id, version },
          {
            alloyId: alloyId ?? DRAWN_ALLOY,
            rank: line.rank,
            width: WIDTH,
            shape: shape ?? null,
            isDrawn: true,
          },
        ),
      })),
  }),
);

/** The drawings of a piece in the order of its pictures; empty if one of them is invalid. */
function viewsOf(drawing: unknown, images: readonly { drawing: unknown }[]): PieceDrawing[] {
  const views = [drawingOfJson(drawing), ...images.map((image) => drawingOfView(drawing, image.drawing))];
  return views.every((view) => view !== null) ? views : [];
}

/** Tenths of a unit are precise enough for letters. */
function pointsOf(edge: EngravingLine['foot']): string {
  return edge.map((spot) => spot.map((value) => Math.round(value * 10) / 10).join(',')).join(' ');
}
