import { expect, test } from '@jest/globals';
import { readLook } from '../domains/media/rules/picture-look.ts';
import { type PicturedAttribute, partChoices } from './part-choices.ts';

const FINISH: PicturedAttribute = {
  attributeId: 1,
  defaultOptionId: 11,
  options: [
    { id: 11, look: { finish: 'POLISHED' } },
    { id: 12, look: { finish: 'SATIN' } },
    { id: 13, look: { finish: 'HAMMERED' } },
  ],
};
const CENTRE: PicturedAttribute = {
  attributeId: 2,
  defaultOptionId: 21,
  options: [
    { id: 21, look: { carat: '1' } },
    { id: 22, look: { carat: '2' } },
  ],
};
const CUT: PicturedAttribute = {
  attributeId: 3,
  defaultOptionId: 31,
  options: [
    { id: 31, look: { cut: 'ROUND' } },
    { id: 32, look: { cut: 'OVAL' } },
  ],
};
const YELLOW = { id: 1, colour: 'YELLOW' };
const WHITE = { id: 3, colour: 'WHITE' };
const AS_DRAWN = { id: 0, colour: null };
const LIKE_MAIN = { alloys: [YELLOW, WHITE], attributes: [FINISH, CENTRE, CUT] };
const FEWER = { alloys: [YELLOW], attributes: [{ ...FINISH, options: FINISH.options.slice(0, 2) }] };
const FINISHED_OTHERWISE = { ...LIKE_MAIN, attributes: [{ ...FINISH, defaultOptionId: 12 }] };

test.each([
  ['neither', YELLOW, '', LIKE_MAIN, {}],
  ['neither, in the metal that is drawn', AS_DRAWN, '', LIKE_MAIN, { metalColour: null }],
  ['a finish of the ring, which the band follows', YELLOW, 'finish=SATIN', LIKE_MAIN, { finish: 'SATIN' }],
  ['a finish of the ring alone', YELLOW, 'finish=SATIN&part.alloy=1', LIKE_MAIN, {}],
  ['a finish of the band alone', YELLOW, 'part.alloy=1&part.finish=SATIN', LIKE_MAIN, { finish: 'SATIN' }],
  [
    'a finish of each',
    YELLOW,
    'finish=SATIN&part.alloy=1&part.finish=HAMMERED',
    LIKE_MAIN,
    { finish: 'HAMMERED' },
  ],
  ['a stone of the ring, which the band follows', YELLOW, 'carat=2', LIKE_MAIN, { centreCarat: 2 }],
  ['a stone of the ring alone', YELLOW, 'carat=2&part.alloy=1', LIKE_MAIN, {}],
  ['a stone of the band alone', YELLOW, 'part.alloy=1&part.carat=2', LIKE_MAIN, { centreCarat: 2 }],
  ['a cut of the ring alone', YELLOW, 'cut=OVAL&part.alloy=1', LIKE_MAIN, {}],
  ['a metal of the ring, which the band follows', WHITE, '', LIKE_MAIN, { metalColour: 'WHITE' }],
  ['a metal of the ring alone', WHITE, 'part.alloy=1', LIKE_MAIN, {}],
  ['a metal of the band alone', YELLOW, 'part.alloy=3', LIKE_MAIN, { metalColour: 'WHITE' }],
  ['a plating of the ring alone', YELLOW, 'metal=WHITE', LIKE_MAIN, {}],
  ['what the band is not made with', WHITE, 'finish=HAMMERED&carat=2&cut=OVAL', FEWER, {}],
  ['a band that is not made with it and says so', YELLOW, 'part.alloy=3&part.finish=HAMMERED', FEWER, {}],
  [
    'the standard of the ring, which is not that of the band',
    YELLOW,
    '',
    FINISHED_OTHERWISE,
    { finish: 'POLISHED' },
  ],
])('the picture of a band shows %s', (_name, alloy, terms, band, shown) => {
  const { part, ...look } = readLook(new URLSearchParams(terms));
  const main = { alloy, look, attributes: LIKE_MAIN.attributes };
  expect(partChoices(main, band, part)).toEqual({ metalColour: 'YELLOW', ...shown });
});
