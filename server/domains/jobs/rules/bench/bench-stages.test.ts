import { expect, test } from '@jest/globals';
import { benchStageIndex, benchStages, passedStages } from './bench-stages.ts';
import { STANDARD_WORKFLOW } from './workflow.ts';

const PLAIN = {
  stage: null,
  priceRowKinds: ['METAL', 'LABOUR'],
  serviceTypeCodes: ['CASTING'],
  workflow: STANDARD_WORKFLOW,
};
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

const CHAIN = [50, 90, 100].map((stage) => ({ stage, leadDays: 3, customerVisible: stage !== 90 }));

test.each([
  ['its workflow', {}, [50, 90, 100]],
  [
    'no setting that its workflow has not, though it has stones',
    { priceRowKinds: ['STONES'] },
    [50, 90, 100],
  ],
  ['what was noted besides', { stage: 60 }, [50, 60, 90, 100]],
])('a piece with a workflow of its own passes %s', (_what, facts, expected) => {
  expect(passedStages({ ...PLAIN, workflow: CHAIN, ...facts }).map(({ code }) => code)).toEqual(expected);
});

test('customers do not see what their workflow hides', () => {
  expect(benchStages({ ...PLAIN, workflow: CHAIN.slice(0, 2) }, 'en', false)).toEqual([
    { code: 50, name: 'At the bench' },
  ]);
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
