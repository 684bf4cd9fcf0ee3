import { expect, test } from '@jest/globals';
import { reworkStage } from './rework-stage.ts';

const STAGES = [40, 70, 90, 100].map((code) => ({ code }));

test.each([
  ['the named stage', STAGES, 70, 69],
  ['the first', STAGES, 40, 39],
  ['the last one that is worked at, where none is named', STAGES, null, 89],
  ['no stage that it does not pass', STAGES, 80, null],
  ['not where it is done', STAGES, 100, null],
  ['no stage, where there is none', [{ code: 100 }], null, null],
])('a job goes back to %s', (_what, stages, named, expected) => {
  expect(reworkStage(stages, named)).toBe(expected);
});
