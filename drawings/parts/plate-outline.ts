import type { PlateForm } from '../piece-drawing.ts';

/** Outline of a plate at `turn` (0..1 counter-clockwise from its right side), about one unit from its middle. */
export function plateOutline(form: PlateForm, turn: number): readonly [x: number, y: number] {
  const angle = turn * 2 * Math.PI;
  const x = Math.cos(angle);
  const y = Math.sin(angle);
  switch (form) {
    case 'DISC':
      return [x, y];
    case 'OVAL':
      return [x * 0.78, y];
    case 'CUSHION':
      return rounded(x, y, 0.92, 0.92, 5);
    case 'BAR':
      return rounded(x, y, 0.24, 1.1, 12);
    case 'TAG':
      return rounded(x, y, 0.6, 1.05, 7);
    case 'DROP':
      return [x * 0.74 * (1 - 0.52 * rise(y)), y * 1.08 + 0.14 * rise(y)];
    case 'HEART':
      return heart(angle);
  }
}

/** Height of a plate's outline above its middle, where the bail is. */
export function plateTop(form: PlateForm): number {
  return form === 'HEART' ? 0.56 : plateOutline(form, 0.25)[1];
}

function rounded(
  x: number,
  y: number,
  width: number,
  height: number,
  power: number,
): readonly [number, number] {
  const length = (Math.abs(x) ** power + Math.abs(y) ** power) ** (1 / power);
  return [(x / length) * width, (y / length) * height];
}

function rise(y: number): number {
  return Math.max(0, y) ** 1.5;
}

function heart(angle: number): readonly [number, number] {
  // The standard heart curve, with its cleft at the top.
  const t = Math.PI / 2 - angle;
  const x = 16 * Math.sin(t) ** 3;
  const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
  return [x / 16.5, (y + 2.4) / 15];
}
