import type { Canvas } from '../canvas/canvas.ts';
import { px } from '../canvas/canvas.ts';
import { colourAt, metalRamp } from '../light/colour-ramp.ts';
import type { ChainStyle, MetalColour } from '../piece-drawing.ts';

/** A position on the picture, in pixels. */
export type Spot = readonly [x: number, y: number];

/** One link of a pattern: its symbol, and how far it advances the chain, in link lengths. */
type Link = { symbol: string; advance: number; over?: boolean };

/** A chain along a line of the picture; `length` is the outer length of a link in pixels. */
export function chainAlong(
  canvas: Canvas,
  line: readonly Spot[],
  style: ChainStyle,
  metal: MetalColour,
  length: number,
): string {
  const pattern = patternOf(style);
  const walk = walker(line);
  const under: string[] = [];
  const over: string[] = [];
  let travelled = 0;
  for (let k = 0; ; k++) {
    const link = pattern[k % pattern.length];
    if (!link || travelled + link.advance * length * 0.5 > walk.total) break;
    const [x, y, angle] = walk.at(travelled + (link.advance * length) / 2);
    const id = canvas.define(`l${link.symbol}${metal}${length}`, (name) =>
      linkSymbol(name, link.symbol, metal, length),
    );
    const use = `<use href="#${id}" transform="translate(${px(x)} ${px(y)})rotate(${Math.round(angle)})"/>`;
    (link.over ? over : under).push(use);
    travelled += link.advance * length;
  }
  return under.join('') + over.join('');
}

/** Points of a smooth line on the picture, from a function of 0..1. */
export function lineOf(at: (t: number) => Spot, steps = 60): Spot[] {
  return Array.from({ length: steps + 1 }, (_spot, k) => at(k / steps));
}

function patternOf(style: ChainStyle): Link[] {
  switch (style) {
    case 'CABLE':
    case 'TRACE':
      return [
        { symbol: 'oval', advance: 0.66 },
        { symbol: 'edge', advance: 0.66, over: true },
      ];
    case 'CURB':
      return [{ symbol: 'curb', advance: 0.52 }];
    case 'FIGARO':
      return [
        { symbol: 'curb', advance: 0.6 },
        { symbol: 'curb', advance: 0.6 },
        { symbol: 'curb', advance: 0.95 },
        { symbol: 'long', advance: 1.3 },
      ];
    case 'BOX':
      return [
        { symbol: 'box', advance: 0.56 },
        { symbol: 'side', advance: 0.5, over: true },
      ];
    case 'ROPE':
      return [{ symbol: 'twist', advance: 0.24 }];
  }
}

function linkSymbol(id: string, symbol: string, metal: MetalColour, length: number): string {
  const k = length / 100;
  const oval = (rx: number, ry: number, turn = 0) =>
    ring(metal, (extra) => `<ellipse rx="${px(rx * k)}" ry="${px(ry * k)}"${extra}/>`, turn, 17 * k);
  const body: Record<string, () => string> = {
    oval: () => oval(42, 27),
    edge: () => bar(metal, 30 * k, 9 * k, 0),
    curb: () => oval(40, 25, 24),
    long: () => oval(72, 24),
    box: () => square(metal, 30 * k),
    side: () => bar(metal, 20 * k, 15 * k, 0),
    twist: () => bar(metal, 22 * k, 10.5 * k, 58),
  };
  return `<g id="${id}">${body[symbol]?.() ?? ''}</g>`;
}

/** A closed link: dark edge, body and highlight as three strokes of one outline. */
function ring(
  metal: MetalColour,
  shape: (attributes: string) => string,
  turn: number,
  width: number,
): string {
  const ramp = metalRamp(metal);
  const stroke = (tone: number, share: number, shift: number) =>
    shape(
      ` stroke="${colourAt(ramp, tone)}" stroke-width="${px(width * share)}" transform="translate(${px(shift)} ${px(shift)})"`,
    );
  const strokes = stroke(0.22, 1, 0) + stroke(0.58, 0.72, -width * 0.06) + stroke(0.94, 0.3, -width * 0.14);
  return `<g fill="none" transform="rotate(${turn})">${strokes}</g>`;
}

/** A wire seen from the side. */
function bar(metal: MetalColour, halfLength: number, halfWidth: number, turn: number): string {
  const ramp = metalRamp(metal);
  const layer = (tone: number, share: number, shift: number) => {
    const [w, h] = [halfLength * (0.7 + share * 0.3), halfWidth * share];
    return `<rect x="${px(-w)}" y="${px(-h + shift)}" width="${px(2 * w)}" height="${px(2 * h)}" rx="${px(h)}" fill="${colourAt(ramp, tone)}"/>`;
  };
  return `<g transform="rotate(${turn})">${layer(0.2, 1, 0)}${layer(0.6, 0.76, -halfWidth * 0.1)}${layer(0.97, 0.3, -halfWidth * 0.26)}</g>`;
}

function square(metal: MetalColour, half: number): string {
  const ramp = metalRamp(metal);
  const box = (size: number, tone: number) =>
    `<rect x="${px(-size)}" y="${px(-size)}" width="${px(2 * size)}" height="${px(2 * size)}" rx="${px(size * 0.22)}" fill="${colourAt(ramp, tone)}"/>`;
  return box(half, 0.26) + box(half * 0.86, 0.72) + box(half * 0.6, 0.9) + box(half * 0.34, 0.4);
}

/** Returns positions along a line by distance, with the direction in degrees. */
function walker(line: readonly Spot[]) {
  const lengths = line
    .slice(1)
    .map(([x, y], k) => Math.hypot(x - (line[k]?.[0] ?? x), y - (line[k]?.[1] ?? y)));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const at = (distance: number): readonly [x: number, y: number, angle: number] => {
    let rest = Math.min(distance, total);
    let k = 0;
    while (k < lengths.length - 1 && rest > (lengths[k] ?? 0)) rest -= lengths[k++] ?? 0;
    const [from, to] = [line[k] ?? [0, 0], line[k + 1] ?? [0, 0]];
    const share = rest / Math.max(1e-6, lengths[k] ?? 1);
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    return [from[0] + dx * share, from[1] + dy * share, (Math.atan2(dy, dx) * 180) / Math.PI];
  };
  return { total, at };
}
