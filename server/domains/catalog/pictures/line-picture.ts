import { lookText, readLook } from '../../media/rules/picture-look.ts';
import { choicesOfJson } from '../../pricing/configuration/choice.type.ts';
import type { ConfiguredPart, ResolvedChoice } from '../../pricing/configuration/configuration.ts';
import { type PictureWidth, piecePictureUrl } from './picture-urls.ts';

/** The columns that the URL of the picture of a configured line depends on. */
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

/** The field `imageUrl` of a configured line. */
export function linePictureOfRow(width: PictureWidth) {
  return {
    description: `Address of its picture, ${width} pixels wide.`,
    select: LINE_PICTURE_SELECT,
    resolve: (line: PicturedLine) => linePictureUrl(line, width),
  };
}

/** URL of the picture of a configured line: the piece in its metal, with its choices. */
export function linePictureUrl(
  { itemType, alloyId, ...configured }: PicturedLine,
  width: PictureWidth,
): string {
  const choices = choicesOfJson(configured.choices);
  // Only ConfiguredPart rows are written to this column.
  const parts = Array.isArray(configured.parts) ? (configured.parts as ConfiguredPart[]) : [];
  const look = chosenLook(choices, parts);
  return piecePictureUrl(itemType, { alloyId, rank: 0, width, shape: chosenCut(choices), look });
}

/** The chosen or default cut of the stone; null if the piece has no such choice. */
export function chosenCut(choices: readonly ResolvedChoice[]): string | null {
  return choices.find(({ stoneShape }) => stoneShape !== undefined)?.stoneShape ?? null;
}

/**
 * Other choices that a picture shows, as terms of its URL; for a set including separate choices of its first part.
 * Null if all are the defaults.
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
