import { type PictureWidth, piecePictureUrl } from '../catalog/pictures/picture-urls.ts';
import { lookText, readLook } from '../media/rules/picture-look.ts';
import type { ConfiguredPart, ResolvedChoice } from '../pricing/configuration/configuration.ts';
import { choicesOfJson } from './choice.type.ts';

/** What the address of the picture of a configured line is made of. */
const LINE_PICTURE_SELECT = {
  alloyId: true,
  choices: true,
  parts: true,
  itemType: { select: { id: true, version: true } },
} as const;

type PicturedLine = {
  itemType: { id: number; version: number };
  alloyId: number;
  choices: unknown;
  parts: unknown;
};

/** The field `imageUrl` of a row that is a configured line. */
export function linePictureOfRow(width: PictureWidth) {
  return {
    description: `Address of its picture, ${width} pixels wide.`,
    select: LINE_PICTURE_SELECT,
    resolve: (line: PicturedLine) => linePictureUrl(line, width),
  };
}

/** Address of the picture of a line as it is configured: the piece in its metal, with all that its choices change. */
export function linePictureUrl(
  { itemType, alloyId, ...configured }: PicturedLine,
  width: PictureWidth,
): string {
  const choices = choicesOfJson(configured.choices);
  // The column is only ever written from ConfiguredPart rows.
  const parts = Array.isArray(configured.parts) ? (configured.parts as ConfiguredPart[]) : [];
  const look = chosenLook(choices, parts);
  return piecePictureUrl(itemType, { alloyId, rank: 0, width, shape: chosenCut(choices), look });
}

/** The cut of the stone that was chosen, or stood by default; null: the piece offers none. */
export function chosenCut(choices: readonly ResolvedChoice[]): string | null {
  return choices.find(({ stoneShape }) => stoneShape !== undefined)?.stoneShape ?? null;
}

/**
 * What else was chosen that a picture shows, as terms of its address: of a set also what of its first part was chosen
 * apart; null: all stands as the piece is by itself.
 */
export function chosenLook(
  choices: readonly ResolvedChoice[],
  [part]: readonly ConfiguredPart[],
): string | null {
  const own = lookOfChoices(choices);
  if (!part || part.follows) return lookText(own);
  const cut = chosenCut(part.choices);
  const ofPart = { ...lookOfChoices(part.choices), ...(cut === null ? {} : { cut }), alloyId: part.alloyId };
  return lookText({ ...own, part: ofPart });
}

function lookOfChoices(choices: readonly ResolvedChoice[]) {
  const terms = choices.flatMap(({ look }) => look ?? []).join('&');
  const { part: _part, ...own } = readLook(new URLSearchParams(terms));
  return own;
}
