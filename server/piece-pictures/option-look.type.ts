import { configuredDrawing, drawingOfJson, type PictureChoices } from '../../drawings/configured-drawing.ts';
import type { PieceDrawing } from '../../drawings/piece-drawing.ts';
import { ItemTypeAttribute, OPTION_ORDER } from '../domains/catalog/item-types/item-type-parts.type.ts';
import { lookText, type PicturedOption } from '../domains/media/rules/picture-look.ts';
import { builder } from '../schema/builder.ts';
import { choicesOfLook, lookWithCut, PICTURED_OPTION } from './pictured-option.ts';

/** The effect of an option on the pictures of a piece. */
type OptionLook = { optionId: number; look: string };

const OptionLookType = builder.objectRef<OptionLook>('OptionLook').implement({
  description: 'What choosing an option changes in the pictures of a product.',
  fields: (t) => ({
    optionId: t.exposeInt('optionId', { description: 'Integer id of the option.' }),
    look: t.exposeString('look', {
      description: 'Terms that are added to the address of a picture with `&`: `finish=SATIN`.',
    }),
  }),
});

type Option = PicturedOption & { id: number; stoneShape: string | null };

builder.prismaObjectField(ItemTypeAttribute, 'looks', (t) =>
  t.field({
    type: [OptionLookType],
    description:
      'Options that change the pictures of the product. Options that are not listed make no visible difference.',
    select: {
      defaultOptionId: true,
      itemType: { select: { drawing: true } },
      options: {
        orderBy: [...OPTION_ORDER],
        select: {
          option: {
            select: { id: true, ...PICTURED_OPTION },
          },
        },
      },
    },
    resolve: ({ defaultOptionId, itemType, options }) =>
      shownOptions(
        drawingOfJson(itemType.drawing),
        options.map(({ option }) => option),
        defaultOptionId,
      ),
  }),
);

/** The options that change a drawing. A plating is visible on every metal of another colour. */
export function shownOptions(
  drawing: PieceDrawing | null,
  options: readonly Option[],
  standardId: number | null,
): OptionLook[] {
  if (!drawing) return [];
  const standard = options.find(({ id }) => id === standardId);
  const unchanged = [drawing, configuredDrawing(drawing, standard ? choicesOfOption(standard) : {})].map(
    (each) => JSON.stringify(each),
  );
  return options.flatMap((option) => {
    const choices = choicesOfOption(option);
    const shown = JSON.stringify(configuredDrawing(drawing, choices));
    const look = lookText(lookWithCut(option));
    return look === null ||
      option.id === standardId ||
      (unchanged.includes(shown) && choices.metalColour === undefined)
      ? []
      : [{ optionId: option.id, look }];
  });
}

function choicesOfOption(option: Option): PictureChoices {
  return choicesOfLook(lookWithCut(option));
}
