import { expect, test } from '@jest/globals';
import { isBeyondCut, lookOfOption, lookText, type PicturedOption, readLook } from './picture-look.ts';

const plain: PicturedOption = { code: 'OTHER', stoneGem: null, centreCarat: null, treatment: null };
const treated = (code: string) => ({ ...plain, treatment: { code } });

test.each<[string, PicturedOption, string | null]>([
  ['a finish by its treatment', treated('HAMMERED'), 'finish=HAMMERED'],
  [
    'a finish whose treatment is named otherwise',
    { ...treated('BRUSHING'), code: 'BRUSHED' },
    'finish=BRUSHED',
  ],
  ['a finish that needs none', { ...plain, code: 'POLISHED' }, 'finish=POLISHED'],
  ['a plating', treated('BLACK_RHODIUM'), 'metal=BLACK'],
  ['a gem', { ...plain, stoneGem: 'RUBY' }, 'gem=RUBY'],
  ['a weight', { ...plain, centreCarat: '0.70' }, 'carat=0.7'],
  ['a gem of a weight', { ...plain, stoneGem: 'RUBY', centreCarat: '2.00' }, 'gem=RUBY&carat=2'],
  ['what is not seen', treated('SCREW_BACKS'), null],
  ['what changes nothing', plain, null],
])('%s', (_name, option, look) => {
  expect(lookOfOption(option)).toBe(look);
});

test('terms are read as they were written', () => {
  const look = { finish: 'SATIN', gem: 'RUBY', part: { alloyId: 4, metal: 'ROSE', cut: 'OVAL' } };
  expect(readLook(new URLSearchParams(lookText(look) ?? ''))).toEqual(look);
  expect(lookText({})).toBeNull();
  expect(readLook(new URLSearchParams('v=3&look=drawn&part.alloy=-1&finish='))).toEqual({});
});

test('photos show a cut, and nothing beyond it', () => {
  expect(isBeyondCut({ cut: 'OVAL' })).toBe(false);
  expect(isBeyondCut({ cut: 'OVAL', finish: 'SATIN' })).toBe(true);
  expect(isBeyondCut({ part: { alloyId: 1 } })).toBe(true);
});
