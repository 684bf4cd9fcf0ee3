import { expect, test } from '@jest/globals';
import { benchStageIndex, benchStages } from './bench-stages.ts';

const PLAIN = { stage: null, priceRowKinds: ['METAL', 'LABOUR'], serviceTypeCodes: ['CASTING'] };
const codes = (facts: Partial<typeof PLAIN> | { stage: number }) =>
  benchStages({ ...PLAIN, ...facts }, 'en', true).map(({ code }) => code);

test.each([
  ['a plain piece', {}, []],
  ['a piece with stones', { priceRowKinds: ['METAL', 'STONES'] }, [70]],
  ['stones of the customer, set by the workshop', { serviceTypeCodes: ['SETTING'] }, [70]],
  ['a treated piece', { priceRowKinds: ['FINISH'] }, [80, 85]],
  ['an engraving that was proposed', { serviceTypeCodes: ['ENGRAVING'] }, [80]],
  ['plating that was proposed', { serviceTypeCodes: ['PLATING'] }, [85]],
  ['a stage that was noted all the same', { stage: 70 }, [70]],
  ['waiting for such a stage', { stage: 79 }, [80]],
])('%s passes only the stages it has', (_what, facts, extra) => {
  const always = [10, 20, 30, 40, 50, 60, 90, 95, 100];
  expect(codes(facts)).toEqual([...always, ...extra].sort((a, b) => a - b));
});

test('customers get coarse stages, each with its last code', () => {
  expect(benchStages(PLAIN, 'fr', false)).toEqual([
    { code: 20, name: 'Conception' },
    { code: 40, name: 'Fonte' },
    { code: 60, name: 'À l’établi' },
    { code: 100, name: 'Finition' },
  ]);
});

test.each([
  [10, 0],
  [29, 1],
  [30, 1],
  [59, 2],
  [85, 3],
  [100, 3],
])('stage %i is number %i of the coarse ones', (stage, index) => {
  expect(benchStageIndex(benchStages(PLAIN, 'en', false), stage)).toBe(index);
});
