import type { Gem, MetalColour } from '../piece-drawing.ts';

/** Colours from shadow to glint, at equal steps of brightness from 0 to 1. */
export type Ramp = readonly string[];

const METALS: Record<MetalColour, Ramp> = {
  YELLOW: ['#4A2C08', '#8A5A17', '#C08D35', '#DFB75C', '#F3DB95', '#FFFAEC'],
  WHITE: ['#3A3B3D', '#75777A', '#A9ABAD', '#D0D1D1', '#EBEBE9', '#FFFFFF'],
  ROSE: ['#522518', '#934F3C', '#C5806A', '#E0A792', '#F5D3C5', '#FFF7F3'],
  PLATINUM: ['#2C3238', '#616B75', '#96A1AB', '#C2CBD3', '#E3E9EE', '#FFFFFF'],
  PALLADIUM: ['#2E2E30', '#5F5F62', '#8E8E91', '#B5B5B7', '#D9D9DA', '#FAFAFA'],
  BLACK: ['#0B0B0D', '#1E1F22', '#33353A', '#4E5158', '#868A92', '#E9EBEE'],
  SILVER: ['#3A3D3C', '#737875', '#A9ADAB', '#D2D5D3', '#ECEEEC', '#FFFFFF'],
};

const GEMS: Record<Gem, Ramp> = {
  DIAMOND: ['#4B5863', '#8797A3', '#B8C6D0', '#DCE6EC', '#F3F8FA', '#FFFFFF'],
  MOISSANITE: ['#4C5560', '#8C93A6', '#BFC3D4', '#E2E6E6', '#FAF6EA', '#FFFFFF'],
  SAPPHIRE: ['#070F38', '#122470', '#2140B0', '#3F6BDD', '#8DB2F5', '#E9F1FF'],
  RUBY: ['#3A0411', '#750A24', '#B3123B', '#DC3559', '#F5869C', '#FFEDF0'],
  EMERALD: ['#03291B', '#085038', '#0E7D56', '#2CA878', '#86D9B5', '#EAFBF3'],
  AMETHYST: ['#21093F', '#46207A', '#6E3FAE', '#9768D3', '#CBADEF', '#F7F0FF'],
  AQUAMARINE: ['#1B5A6B', '#3D8FA3', '#6FBFCF', '#A3DDE6', '#D2F1F4', '#FFFFFF'],
  OPAL: ['#8FA9B8', '#B9CFD6', '#D9E6E4', '#EDF3EE', '#F9FAF5', '#FFFFFF'],
  PEARL: ['#7E7168', '#B3A599', '#D8CCC0', '#EDE4DA', '#F9F5F0', '#FFFFFF'],
  ONYX: ['#050506', '#101113', '#1D1F22', '#34373C', '#6D7279', '#E5E8EB'],
};

/** The tints of a metal. */
export function metalRamp(metal: MetalColour): Ramp {
  return METALS[metal];
}

/** The tints of a gem. */
export function gemRamp(gem: Gem): Ramp {
  return GEMS[gem];
}

/** The colour of a ramp at a brightness of 0 to 1 (clamped), as `#rrggbb`. */
export function colourAt(ramp: Ramp, brightness: number): string {
  const position = Math.min(1, Math.max(0, brightness)) * (ramp.length - 1);
  const index = Math.min(ramp.length - 2, Math.floor(position));
  const from = ramp[index] ?? '#000000';
  const to = ramp[index + 1] ?? from;
  return `#${[1, 3, 5].map((at) => channel(from, to, at, position - index)).join('')}`;
}

function channel(from: string, to: string, at: number, share: number): string {
  const a = Number.parseInt(from.slice(at, at + 2), 16);
  const b = Number.parseInt(to.slice(at, at + 2), 16);
  return Math.round(a + (b - a) * share)
    .toString(16)
    .padStart(2, '0');
}
