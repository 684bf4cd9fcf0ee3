import { drawingOfJson } from '../../../../drawings/configured-drawing.ts';
import type { PieceDrawing, SinglePiece } from '../../../../drawings/piece-drawing.ts';
import type { NewItemType } from '../../../../server/domains/catalog/item-types/new-item-type.ts';
import type { Words } from './piece.ts';
import { plainBands } from './plain-bands.ts';
import { setBands } from './set-bands.ts';
import { sideStoneRings } from './side-stone-rings.ts';
import { solitaires } from './solitaires.ts';

/** A ring of the catalogue with its matching band as a sub-item. */
function weddingSet(code: string, name: Words, text: Words, ringCode: string, bandCode: string): NewItemType {
  const ring = [...solitaires, ...sideStoneRings].find((each) => each.code === ringCode);
  const band = [...plainBands, ...setBands].find((each) => each.code === bandCode);
  const [ringDrawing, bandDrawing] = [drawingOfJson(ring?.drawing), drawingOfJson(band?.drawing)];
  if (!ring || !band || !ringDrawing || !bandDrawing)
    throw new Error(`There is no ring ${ringCode} or band ${bandCode}.`);
  const { metalColour, finish } = ringDrawing;
  const [pictured, beside] = [single(ringDrawing), single({ ...bandDrawing, metalColour })];
  return {
    ...ring,
    code,
    nameEn: name[0],
    nameFr: name[1],
    descriptionEn: text[0],
    descriptionFr: text[1],
    categoryCodes: ['WEDDING_SETS'],
    featuredRank: null,
    leadDays: Math.max(ring.leadDays, band.leadDays) + 1,
    // Only metals that both are offered in.
    alloyCodes: ring.alloyCodes.filter((alloy) => band.alloyCodes.includes(alloy)),
    variants: [],
    drawing: { kind: 'COVER', metalColour, finish, pieces: [pictured, beside] },
    images: [
      {
        altEn: `${name[0]}, the ring`,
        altFr: `${name[1]}, la bague`,
        drawing: { ...pictured, view: 'FRONT' },
      },
      {
        altEn: `${name[0]}, the band`,
        altFr: `${name[1]}, l’alliance`,
        drawing: { ...beside, showsPart: true },
      },
    ],
    subItems: [{ code: bandCode, quantity: 1 }],
  };
}

/** Rings and bands of the catalogue have drawings of a single piece. */
function single(drawing: PieceDrawing): SinglePiece {
  if (drawing.kind === 'COVER') throw new Error('A wedding set is made of single pieces.');
  return drawing;
}

/** Rings sold with their band. */
export const weddingSets = [
  weddingSet(
    'WS-501',
    ['Aurora wedding set', 'Parure de mariage Aurora'],
    [
      'The Aurora solitaire and a court band of 3 mm, cast from one melt so that the colours agree.',
      'Le solitaire Aurora et un demi-jonc de 3 mm, issus d’une même coulée pour que les teintes s’accordent.',
    ],
    'RS-101',
    'BD-101',
  ),
  weddingSet(
    'WS-502',
    ['Étoile wedding set', 'Parure de mariage Étoile'],
    [
      'Pavé shoulders continued by a half pavé band.',
      'Des épaules pavées prolongées par une alliance demi-tour pavée.',
    ],
    'RS-109',
    'BS-302',
  ),
  weddingSet(
    'WS-503',
    ['Soleil wedding set', 'Parure de mariage Soleil'],
    [
      'The halo stands high enough for the full pavé band to pass beneath it.',
      'L’entourage est assez haut pour que l’alliance pavée passe dessous.',
    ],
    'RH-201',
    'BS-304',
  ),
  weddingSet(
    'WS-504',
    ['Margaux wedding set', 'Parure de mariage Margaux'],
    [
      'A step cut and a knife-edge band: lines against lines.',
      'Une taille à degrés et une alliance couteau : des lignes contre des lignes.',
    ],
    'RS-104',
    'BD-106',
  ),
  weddingSet(
    'WS-505',
    ['Lune wedding set', 'Parure de mariage Lune'],
    [
      'A bezel solitaire with a slim band, for hands that work.',
      'Un solitaire serti clos et un anneau fin, pour les mains qui travaillent.',
    ],
    'RS-108',
    'BD-107',
  ),
];
