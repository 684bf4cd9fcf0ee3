import type { StoneShape } from '../piece-drawing.ts';

/** One facet of a unit stone (half its length = 1): corners (x, y, height) and its own brightness. */
type Facet = {
  readonly corners: ReadonlyArray<readonly [number, number, number]>;
  readonly tone: number;
  /** Covers other facets, so it must be drawn after them. */
  readonly overlay?: boolean;
};

/** Outline of a unit stone at `turn` (0..1 from its right side); y is the long axis. */
export function stoneOutline(shape: StoneShape, turn: number): readonly [x: number, y: number] {
  const angle = turn * 2 * Math.PI;
  const x = Math.cos(angle);
  const y = Math.sin(angle);
  switch (shape) {
    case 'ROUND':
      return [x, y];
    case 'OVAL':
    case 'CABOCHON':
      return [x * 0.76, y];
    case 'CUSHION':
      return superellipse(x, y, 3.2);
    case 'PRINCESS':
      return superellipse(x, y, 26);
    case 'MARQUISE':
      return [Math.sign(x) * 0.5 * (1 - y * y) ** 0.88, y];
    case 'PEAR':
      return [Math.sign(x) * 0.78 * Math.max(0, 1 - y) ** 0.92 * Math.max(0, 1 + y) ** 0.5 * 0.86, y];
    case 'EMERALD':
      return octagon(angle, 0.74, 0.26);
    case 'BAGUETTE':
      return octagon(angle, 0.46, 0.04);
  }
}

/**
 * The facets of a unit stone with crown, table and pavilion. Step cuts have parallel facets, others triangles. A
 * `detailed` stone shows reflections of its pavilion in every crown facet.
 */
export function stoneFacets(shape: StoneShape, detailed: boolean): Facet[] {
  return shape === 'EMERALD' || shape === 'BAGUETTE' ? stepCut(shape) : brilliantCut(shape, detailed);
}

function superellipse(x: number, y: number, power: number): readonly [number, number] {
  const length = (Math.abs(x) ** power + Math.abs(y) ** power) ** (1 / power);
  return [x / length, y / length];
}

function octagon(angle: number, width: number, cut: number): readonly [number, number] {
  const x = Math.cos(angle);
  const y = Math.sin(angle);
  const reach = Math.min(
    width / Math.max(1e-6, Math.abs(x)),
    1 / Math.max(1e-6, Math.abs(y)),
    (width + 1 - cut) / (Math.abs(x) + Math.abs(y)),
  );
  return [x * reach, y * reach];
}

const HALVES = 16;

type Corner = readonly [x: number, y: number, z: number];
type CornerOf = (half: number, size: number, height: number) => Corner;

function brilliantCut(shape: StoneShape, detailed: boolean): Facet[] {
  const face = detailed ? split : plain;
  const corner: CornerOf = (half, size, height) => {
    const [x, y] = stoneOutline(shape, half / HALVES);
    return [x * size, y * size, height];
  };
  const facets: Facet[] = [];
  for (let k = 0; k < HALVES; k++) {
    const tone = [0.62, 0.22, 0.8, 0.4][k % 4] ?? 0.5;
    facets.push({ corners: [corner(k, 1, -0.04), corner(k + 1, 1, -0.04), [0, 0, -0.86]], tone });
  }
  for (let k = 0; k < HALVES; k += 2) {
    const [t0, t1] = [corner(k, 0.58, 0.31), corner(k + 2, 0.58, 0.31)];
    const [m0, m1] = [corner(k - 1, 0.8, 0.18), corner(k + 1, 0.8, 0.18)];
    const girdle = (half: number) => corner(k + half, 1, 0);
    const odd = (k / 2) % 2;
    facets.push(...face([t0, t1, m1], odd ? 0.6 : 0.9, k + 1));
    facets.push(...face([t0, m0, girdle(0), m1], [0.92, 0.5, 0.8, 0.4][(k / 2) % 4] ?? 0.6, k + 2));
    facets.push({ corners: [m1, girdle(0), girdle(0.5), girdle(1)], tone: odd ? 0.26 : 0.66 });
    facets.push({ corners: [m1, girdle(1), girdle(1.5), girdle(2)], tone: odd ? 0.74 : 0.4 });
  }
  return [...facets, ...throughTheTable(corner)];
}

function plain(corners: readonly Corner[], tone: number): Facet[] {
  return [{ corners, tone }];
}

/** A facet as it appears: the pavilion behind it splits it into triangles of different brightness. */
function split(corners: readonly Corner[], tone: number, seed: number): Facet[] {
  const middle = [0, 1, 2].map(
    (axis) => corners.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / corners.length,
  );
  const centre: Corner = [middle[0] ?? 0, middle[1] ?? 0, middle[2] ?? 0];
  return corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const shift = [0, -0.3, 0.16, -0.14, 0.22, -0.42, 0.08][(index * 3 + seed * 5) % 7] ?? 0;
    return { corners: [from, to, centre], tone: Math.min(1, Math.max(0.03, tone + shift)) };
  });
}

/** The pavilion through the table: a star of bright and dark needles. */
function throughTheTable(corner: CornerOf): Facet[] {
  const z = 0.31;
  const centre: Corner = [0, 0, z];
  const facets: Facet[] = [];
  const tones = [1, 0.5, 0.86, 0.3, 0.94, 0.62, 0.78, 0.4];
  for (let k = 0; k < HALVES; k++) {
    facets.push({
      corners: [centre, corner(k, 0.58, z), corner(k + 1, 0.58, z)],
      tone: tones[(k * 3) % 8] ?? 0.6,
    });
  }
  const needle = (tone: number, ...corners: Corner[]) => facets.push({ corners, tone, overlay: true });
  for (let k = 0; k < HALVES; k += 2) {
    const odd = (k / 2) % 2;
    needle(
      odd ? 0.56 : 0.97,
      corner(k, 0.58, z),
      corner(k + 0.9, 0.5, z),
      corner(k, 0.36, z),
      corner(k - 0.9, 0.5, z),
    );
    needle(
      odd ? 0.08 : 0.88,
      corner(k + 1, 0.5, z),
      corner(k + 1.5, 0.3, z),
      centre,
      corner(k + 0.5, 0.3, z),
    );
    needle(odd ? 0.98 : 0.2, corner(k + 1, 0.5, z), corner(k + 1.35, 0.54, z), corner(k + 0.65, 0.54, z));
    needle(odd ? 0.98 : 0.7, centre, corner(k + 0.6, 0.16, z), corner(k, 0.24, z), corner(k - 0.6, 0.16, z));
  }
  return facets;
}

function stepCut(shape: StoneShape): Facet[] {
  const turns = shape === 'EMERALD' ? cornerTurns(0.74, 0.26) : cornerTurns(0.46, 0.04);
  const corner: CornerOf = (k, size, height) => {
    const [x, y] = stoneOutline(shape, turns[k % turns.length] ?? 0);
    return [x * size, y * size, height];
  };
  const steps: ReadonlyArray<readonly [from: number, fromZ: number, to: number, toZ: number]> = [
    [1, -0.05, 0.7, -0.4],
    [0.7, -0.4, 0.04, -0.75],
    [1, 0, 0.86, 0.12],
    [0.86, 0.12, 0.7, 0.2],
    [0.7, 0.2, 0.5, 0.2],
    [0.5, 0.2, 0.3, 0.2],
    [0.3, 0.2, 0.02, 0.2],
  ];
  const tones = [0.9, 0.36, 0.74, 0.14, 0.97, 0.5, 0.8, 0.26];
  return steps.flatMap(([from, fromZ, to, toZ], ring) =>
    turns.map((_turn, k) => ({
      corners: [
        corner(k, from, fromZ),
        corner(k + 1, from, fromZ),
        corner(k + 1, to, toZ),
        corner(k, to, toZ),
      ],
      tone: tones[(k * 3 + ring * 2) % tones.length] ?? 0.5,
    })),
  );
}

/** Positions of the eight corners of a step cut, in turns. */
function cornerTurns(width: number, cut: number): number[] {
  const first = Math.atan2(1 - cut, width) / (2 * Math.PI);
  const second = Math.atan2(1, width - cut) / (2 * Math.PI);
  return [first, second, 0.5 - second, 0.5 - first, 0.5 + first, 0.5 + second, 1 - second, 1 - first];
}
