import { expect, test } from '@jest/globals';
import {
  configuredDrawing,
  drawingOfJson,
  drawingOfView,
  type PictureChoices,
} from '../../../../drawings/configured-drawing.ts';
import { drawPiece } from '../../../../drawings/draw-piece.ts';
import type { PieceDrawing } from '../../../../drawings/piece-drawing.ts';
import type { NewItemType } from '../../../../server/domains/catalog/item-types/new-item-type.ts';
import { lookOfOption, readLook } from '../../../../server/domains/media/rules/picture-look.ts';
import { shownOptions } from '../../../../server/piece-pictures/option-look.type.ts';
import { choicesOfLook } from '../../../../server/piece-pictures/pictured-option.ts';
import { OFFERED_CUTS } from '../photos/offered-cuts.ts';
import { demoAlloys } from './alloys.ts';
import { demoAttributes } from './attributes.ts';
import { demoCatalogue } from './demo-catalogue.ts';

/** Choices that no picture shows, as the page says. All other choices change the pictures. */
const NOT_SHOWN: Readonly<Record<string, readonly string[]>> = {
  // They look the same.
  STONE: ['LAB_DIAMOND'],
  STONE_QUALITY: ['H-SI', 'G-VS', 'F-VVS'],
  GEM_QUALITY: ['AA', 'AAA'],
  PLATING: ['NONE'],
  WRIST: ['S', 'M', 'L'],
  // Hidden behind the ear.
  EAR_BACKS: ['BUTTERFLY', 'SCREW', 'PROTECTOR'],
  // How we receive it.
  FINGERPRINT: ['SCAN', 'INK_CARD', 'ON_FILE'],
};

type Offer = { attributeCode: string; options: Option[]; standardId: number | null };
type Option = Parameters<typeof shownOptions>[1][number];

const drawn = demoCatalogue.itemTypes.flatMap((piece) => {
  const drawing = drawingOfJson(piece.drawing);
  return drawing ? [{ piece, drawing, offers: offersOf(piece) }] : [];
});

/** The options of a piece's attributes, in order. The cut is added to some pieces later. */
function offersOf(piece: NewItemType): Offer[] {
  const offers = (piece.attributes ?? []).flatMap(
    ({ attributeCode, optionCodes = [], defaultOptionCode }) => {
      const attribute = demoAttributes.find(({ code }) => code === attributeCode);
      const options = (attribute?.options ?? [])
        .filter(({ code }) => optionCodes.includes(code))
        .map(optionOf);
      const standard = options.find(({ code }) => code === defaultOptionCode);
      return attribute?.kind === 'SELECT'
        ? [{ attributeCode, options, standardId: standard?.id ?? null }]
        : [];
    },
  );
  const cuts = (OFFERED_CUTS.get(piece.code) ?? []).map((code, index) =>
    optionOf({ code, stoneShape: code }, index),
  );
  const shape =
    'stone' in Object(piece.drawing) ? (piece.drawing as { stone: { shape: string } }).stone.shape : '';
  return [
    ...offers,
    { attributeCode: 'CUT', options: cuts, standardId: cuts.find(({ code }) => code === shape)?.id ?? null },
  ];
}

function optionOf(
  option: {
    code: string;
    stoneGem?: string | null;
    stoneShape?: string | null;
    centreCarat?: string | null;
    treatmentCode?: string | null;
  },
  id: number,
): Option {
  const { code, stoneGem = null, stoneShape = null, centreCarat = null, treatmentCode } = option;
  return {
    id,
    code,
    stoneGem,
    stoneShape,
    centreCarat,
    treatment: treatmentCode ? { code: treatmentCode } : null,
  };
}

function choicesOf(look: string): PictureChoices {
  return choicesOfLook(readLook(new URLSearchParams(look)));
}

const pictures = new Map<string, string>();

/** The picture without the ids of its definitions, which depend on the drawing. Each drawing is rendered once. */
function picture(drawing: PieceDrawing): string {
  const key = JSON.stringify(drawing);
  const made = pictures.get(key) ?? drawPiece(drawing, 'COARSE').replaceAll(/p[0-9a-f]{6}/g, '');
  pictures.set(key, made);
  return made;
}

test('every choice of every piece changes its picture, or the page states that it does not', () => {
  const silent = drawn.flatMap(({ piece, drawing, offers }) =>
    offers.flatMap(({ attributeCode, options, standardId }) => {
      const shown = shownOptions(drawing, options, standardId);
      return options
        .filter(({ id, code }) => {
          const isShown = shown.some(({ optionId }) => optionId === id);
          return id !== standardId && !isShown && !NOT_SHOWN[attributeCode]?.includes(code);
        })
        .map(({ code }) => `${piece.code} ${attributeCode} ${code}`);
    }),
  );
  expect(silent).toEqual([]);
});

test('choices that count as pictured are drawn', () => {
  const seen = new Set<string>();
  for (const { drawing, offers } of drawn) {
    for (const { attributeCode, options, standardId } of offers) {
      for (const { optionId, look } of shownOptions(drawing, options, standardId)) {
        // One piece of each kind is enough.
        const key = `${drawing.kind} ${attributeCode} ${options[optionId]?.code}`;
        // Plating is not visible on metal of the same colour.
        if (seen.has(key) || look === `metal=${drawing.metalColour}`) continue;
        seen.add(key);
        expect(
          picture(configuredDrawing(drawing, choicesOf(look))) === picture(drawing) ? key : null,
        ).toBeNull();
      }
    }
  }
  expect(seen.size).toBeGreaterThan(100);
});

test('each finish, gem and carat differs from every other', () => {
  for (const attributeCode of ['FINISH', 'GEMSTONE', 'CENTRE_STONE', 'CUT']) {
    const { drawing, offers } = drawn.find(({ offers: each }) =>
      each.some((offer) => offer.attributeCode === attributeCode && offer.options.length > 2),
    ) ?? { drawing: null, offers: [] };
    const options = offers.find((offer) => offer.attributeCode === attributeCode)?.options ?? [];
    const ofOptions = options.map((option) => {
      const cut = option.stoneShape ? { stoneShape: option.stoneShape } : {};
      return (
        drawing && picture(configuredDrawing(drawing, { ...choicesOf(lookOfOption(option) ?? ''), ...cut }))
      );
    });
    expect([attributeCode, new Set(ofOptions).size]).toEqual([attributeCode, options.length]);
    expect(options.length).toBeGreaterThan(2);
  }
});

test('a part of a set that is chosen apart is seen', () => {
  const sets = drawn.filter(({ piece }) => (piece.subItems ?? []).length > 0);
  const silent = sets.flatMap(({ piece, drawing }) => {
    const part = drawn.find((each) => each.piece.code === piece.subItems?.[0]?.code);
    const colours = (part?.piece.alloyCodes ?? []).map(
      (code) => demoAlloys.find((alloy) => alloy.code === code)?.colour ?? '',
    );
    const another = colours.find((colour) => colour !== drawing.metalColour);
    const inMetal = another ? [picture(configuredDrawing(drawing, { part: { metalColour: another } }))] : [];
    // A chain or a clasp is shown only by its metal.
    const looks =
      drawing.kind === 'COVER' && part
        ? part.offers.flatMap(({ options, standardId }) => shownOptions(part.drawing, options, standardId))
        : [];
    const apart = [
      ...inMetal,
      ...looks.map(({ look }) => picture(configuredDrawing(drawing, { part: choicesOf(look) }))),
    ];
    return apart.length > 0 && apart.includes(picture(drawing)) ? [piece.code] : [];
  });
  expect(silent).toEqual([]);
  expect(sets.length).toBeGreaterThan(5);
});

test('in the further views of a set a part that is chosen apart is seen where it is shown, and only there', () => {
  const sets = drawn.filter(({ drawing }) => drawing.kind === 'COVER');
  for (const { piece, drawing } of sets) {
    const views = (piece.images ?? []).flatMap((image) => drawingOfView(drawing, image.drawing) ?? []);
    const changed = (choices: PictureChoices) =>
      views.map((view) => picture(configuredDrawing(view, choices)) !== picture(configuredDrawing(view, {})));
    const another = drawing.metalColour === 'ROSE' ? 'WHITE' : 'ROSE';
    // The ring first, then the band.
    const onlyBand = [false, true];
    expect([piece.code, changed({ part: { metalColour: another } })]).toEqual([piece.code, onlyBand]);
    expect([piece.code, changed({ part: { finish: 'HAMMERED' } })]).toEqual([piece.code, onlyBand]);
    // The band has the metal of the ring.
    expect([piece.code, changed({ metalColour: another })]).toEqual([piece.code, [true, true]]);
    const { metalColour } = drawing;
    expect([piece.code, changed({ metalColour: another, part: { metalColour } })]).toEqual([
      piece.code,
      [true, false],
    ]);
  }
  expect(sets.length).toBeGreaterThan(2);
});

test('an alloy of another colour is another picture', () => {
  for (const { piece, drawing } of drawn) {
    const colours = piece.alloyCodes.map(
      (code) => demoAlloys.find((alloy) => alloy.code === code)?.colour ?? '',
    );
    for (const colour of new Set(colours)) {
      const inMetal = configuredDrawing(drawing, { metalColour: colour });
      expect([piece.code, inMetal.metalColour === colour || drawing.kind === 'COVER']).toEqual([
        piece.code,
        true,
      ]);
    }
  }
});
