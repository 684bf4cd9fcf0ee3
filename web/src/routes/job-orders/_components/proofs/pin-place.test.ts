import { expect, test } from '@jest/globals';
import { CENTRE, movedByKey, placeWithin } from './pin-place.ts';

test.each([
  ['ArrowLeft', false, { x: 0.49, y: 0.5 }],
  ['ArrowRight', true, { x: 0.55, y: 0.5 }],
  ['ArrowUp', false, { x: 0.5, y: 0.49 }],
  ['ArrowDown', true, { x: 0.5, y: 0.55 }],
  ['Enter', false, null],
])('%s with shift %s', (key, shiftKey, expected) => {
  expect(movedByKey(CENTRE, { key, shiftKey })).toEqual(expected);
});

test('limits a pin to the picture', () => {
  expect(movedByKey({ x: 0, y: 1 }, { key: 'ArrowLeft', shiftKey: true })).toEqual({ x: 0, y: 1 });
  const box = { left: 100, top: 50, width: 400, height: 200 };
  expect(placeWithin(box, { clientX: 200, clientY: 100 })).toEqual({ x: 0.25, y: 0.25 });
  expect(placeWithin(box, { clientX: 90, clientY: 300 })).toEqual({ x: 0, y: 1 });
});
