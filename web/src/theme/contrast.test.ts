import { expect, test } from '@jest/globals';
import { semanticTokens } from './semantic-tokens.ts';
import { tokens } from './tokens.ts';

/** WCAG 2.2: minimum contrast of text, and of controls and focus rings. */
const TEXT = 4.5;
const CONTROL = 3;

/** Backgrounds that any text may be on. */
const SURFACES = ['bg', 'bg.page', 'bg.panel', 'bg.subtle', 'bg.muted'];

/** Text colours that are used only on certain backgrounds. */
const OWN_SURFACES: Record<string, string[]> = {
  'fg.inverted': ['bg.inverted'],
  'fg.bar': ['bg.bar'],
  'fg.barMuted': ['bg.bar'],
  // Secondary text, only on pages and panels.
  'fg.subtle': ['bg', 'bg.page', 'bg.panel', 'bg.subtle'],
};

const MODES = ['_light', '_dark'] as const;
type Mode = (typeof MODES)[number];
type Node = { readonly [key: string]: Node | string | undefined };

// Token definitions are trees with leaves `{ value }`.
const colours = semanticTokens.colors as unknown as Node;
const raw = tokens as unknown as Node;

function at(tree: Node, path: string): Node {
  const found = path.split('.').reduce((node: Node, key) => Object(node[key]), tree);
  return Object(found['DEFAULT'] ?? found);
}

/** `#rrggbb` of a colour by its semantic name. */
function hex(name: string, mode: Mode): string {
  const text = String(Object(at(colours, name)['value'])[mode]);
  const reference = /^\{(.+)\}$/.exec(text)?.[1];
  return reference ? String(at(raw, reference)['value']) : text;
}

/** Relative luminance as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, mode: Mode): number {
  const [light = 0, dark = 0] = [one, other].map((name) => luminance(hex(name, mode))).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

type Pair = { mode: Mode; front: string; back: string; least: number };

function pairs(fronts: string[], backs: string[], least: number): Pair[] {
  return MODES.flatMap((mode) =>
    fronts.flatMap((front) => backs.map((back) => ({ mode, front, back, least }))),
  );
}

const texts = Object.keys(Object(colours['fg'])).map((name) => (name === 'DEFAULT' ? 'fg' : `fg.${name}`));
const palettes = Object.entries(colours).flatMap(([name, node]) =>
  typeof node === 'object' && 'contrast' in node ? [name] : [],
);

test.each([
  ['texts on surfaces', texts.flatMap((text) => pairs([text], OWN_SURFACES[text] ?? SURFACES, TEXT))],
  [
    'texts of a colour family on its fills',
    palettes.flatMap((name) => [
      ...pairs([`${name}.contrast`], [`${name}.solid`, `${name}.hover`], TEXT),
      ...pairs([`${name}.fg`], [`${name}.subtle`, `${name}.muted`, 'bg', 'bg.page', 'bg.panel'], TEXT),
      ...pairs(['fg'], [`${name}.subtle`], TEXT),
    ]),
  ],
  [
    'borders of controls and rings of focus',
    [
      ...pairs(['border.control'], ['bg', 'bg.page', 'bg.panel'], CONTROL),
      ...pairs(['border.bar'], ['bg.bar'], CONTROL),
      ...palettes.flatMap((name) => pairs([`${name}.focusRing`], ['bg', 'bg.page', 'bg.panel'], CONTROL)),
    ],
  ],
])('%s is distinguishable in both colour modes', (_what, asked) => {
  const weak = asked.flatMap(({ mode, front, back, least }) => {
    const found = contrast(front, back, mode);
    return found < least ? [`${front} on ${back}, ${mode}: ${found.toFixed(2)} of ${least}`] : [];
  });
  expect(asked.length).toBeGreaterThan(10);
  expect(weak).toEqual([]);
});

test('pictures have a bright background in light mode, and a dimmed one in dark mode', () => {
  expect(luminance(hex('bg.picture', '_light'))).toBeGreaterThan(0.85);
  expect(luminance(hex('bg.picture', '_dark'))).toBeLessThan(0.7);
});
