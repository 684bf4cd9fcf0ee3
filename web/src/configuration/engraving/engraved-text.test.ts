import { expect, test } from '@jest/globals';
import { EM, type EngravedSpace, engravedText } from './engraved-text.ts';

/** Each letter is half as wide as high. */
const measure = (text: string) => text.length / 2;

/** A straight space with ten units per millimetre. */
function space(length: number, height: number): EngravedSpace {
  const edge = (y: number) => Array.from({ length: 5 }, (_spot, k) => [(k / 4) * length * 10, y] as const);
  return { foot: edge(height * 10), head: edge(0), length, height };
}

function placed(text: string, on: EngravedSpace) {
  return engravedText(on, text, measure).map(({ letter, matrix }) => {
    const [across = 0, , , , x = 0, y = 0] = matrix.split(' ').map(Number);
    return { letter, size: (across * EM) / 10, x, y };
  });
}

test('centers a short text at its engraved size', () => {
  const letters = placed('AB', space(30, 8));
  expect(letters.map(({ letter }) => letter)).toEqual(['A', 'B']);
  expect(letters.map(({ size }) => size)).toEqual([4.2, 4.2]);
  expect(letters.map(({ x }) => x)).toEqual([150 - 10.5, 150 + 10.5]);
});

test('reduces a long text until all of it is visible', () => {
  const letters = placed('Forever and ever', space(16, 2));
  expect(letters.at(0)?.size).toBeCloseTo(2);
  expect(letters.at(0)?.x).toBeGreaterThan(0);
  expect(letters.at(-1)?.x).toBeLessThan(160);
});

test.each([
  ['Éva et Noël', 10, 8, 2],
  ['Éva et Noël', 16, 2, 1],
  ['À toi pour toujours', 8, 11, 3],
  ['Unbreakable', 8, 11, 1],
])('%s on %d × %d mm takes %d lines', (text, length, height, lines) => {
  const letters = placed(text, space(length, height));
  expect(new Set(letters.map(({ y }) => y)).size).toBe(lines);
  for (const { y } of letters) {
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(height * 10);
  }
});

test('keeps the accent of a letter, composed or decomposed', () => {
  expect(placed('E\u0301va', space(20, 4)).map(({ letter }) => letter)).toEqual(['É', 'v', 'a']);
});

test('letters follow the bend of the metal', () => {
  const bend = (radius: number) =>
    Array.from({ length: 25 }, (_spot, k) => {
      const angle = Math.PI + (k / 24) * Math.PI;
      return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
    });
  const ring: EngravedSpace = { foot: bend(100), head: bend(120), length: 34.5, height: 2 };
  const [first, last] = [
    engravedText(ring, 'M'.repeat(24), measure).at(0),
    engravedText(ring, 'M'.repeat(24), measure).at(-1),
  ];
  const slope = (matrix = '') => Number(matrix.split(' ')[1]);
  expect(slope(first?.matrix)).toBeLessThan(0);
  expect(slope(last?.matrix)).toBeGreaterThan(0);
});
