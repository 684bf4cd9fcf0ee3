import { expect, test } from '@jest/globals';
import { nextMove } from './bench-move.ts';

const STAGES = [30, 40, 70, 90, 100].map((code) => ({ code }));

test.each([
  ['nothing begun', null, 'START', 30, 30, false],
  ['waiting for the second', 39, 'START', 40, 40, false],
  ['at casting, weighed when it comes out', 40, 'FINISH', 40, 69, true],
  ['waiting for setting, weighed when it goes in', 69, 'START', 70, 70, true],
  ['at a stage that its workflow has not', 50, 'FINISH', 50, 69, true],
  ['waiting for a stage that its workflow has not', 84, 'START', 90, 90, true],
  ['at the last stage', 90, 'FINISH', 90, 100, true],
])('%s', (_what, at, kind, stage, reaches, isWeighed) => {
  expect(nextMove(STAGES, at)).toEqual({ kind, stage, reaches, isWeighed });
});

test.each([100, 99])('done (%i): nothing comes next', (stage) => {
  expect(nextMove(STAGES, stage)).toBeNull();
});
