import { type PictureWidth, piecePictureUrl } from '../catalog/pictures/picture-urls.ts';
import type { ResolvedChoice } from '../pricing/configuration/configuration.ts';
import { choicesOfJson } from './choice.type.ts';

/** What the address of the picture of a configured line is made of. */
export const LINE_PICTURE_SELECT = {
  alloyId: true,
  choices: true,
  itemType: { select: { id: true, version: true } },
} as const;

/** Address of the picture of a line as it is configured: the piece in its metal and in the cut of its stone. */
export function linePictureUrl(
  {
    itemType,
    alloyId,
    choices,
  }: { itemType: { id: number; version: number }; alloyId: number; choices: unknown },
  width: PictureWidth,
): string {
  return piecePictureUrl(itemType, { alloyId, rank: 0, width, shape: chosenCut(choicesOfJson(choices)) });
}

/** The cut of the stone that was chosen, or stood by default; null: the piece offers none. */
export function chosenCut(choices: readonly ResolvedChoice[]): string | null {
  return choices.find(({ stoneShape }) => stoneShape !== undefined)?.stoneShape ?? null;
}
