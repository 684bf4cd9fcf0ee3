import type { Vec3 } from '../canvas/vector.ts';
import { dot, normalize, scale, subtract } from '../canvas/vector.ts';

/**
 * Brightness (0 to 1) of polished metal whose surface faces `normal`; both directions in camera coordinates. The studio
 * is the same for every picture: a wide softbox overhead, a tall strip on the left, a narrow one on the right, a white
 * table below and a dark gap around the horizon for contrast.
 */
export function studioLight(normal: Vec3, lens: Vec3 = [0, 0, 1]): number {
  const view = normalize(lens);
  const [x, y, z] = normalize(subtract(scale(normal, 2 * dot(normal, view)), view));
  const overhead =
    rise(0.1, 0.4, y) * (1 - 0.58 * rise(0.48, 0.82, y)) * (0.7 + 0.3 * rise(0.9, 0.2, Math.abs(x + 0.15)));
  const table = 0.56 * rise(-0.08, -0.5, y) * (0.72 + 0.28 * rise(-0.5, 0.6, z));
  const leftStrip = 0.85 * between(-0.98, -0.62, x, 0.12) * rise(-0.75, -0.35, y);
  const rightStrip = 0.6 * between(0.66, 0.88, x, 0.1) * rise(-0.6, -0.2, y);
  const lensShade = 0.3 * rise(0.72, 0.98, z);
  const light = 0.2 + 0.1 * (1 - Math.abs(x)) + 0.72 * overhead + table + leftStrip + rightStrip - lensShade;
  return Math.min(1, Math.max(0.04, light));
}

/** The same in diffuse light, for a brushed or satin surface. */
export function satinLight(normal: Vec3): number {
  const key = dot(normal, normalize([-0.35, 0.75, 0.55]));
  const fill = dot(normal, normalize([0.7, 0.05, 0.6]));
  return 0.2 + 0.52 * Math.max(0, key) + 0.16 * Math.max(0, fill);
}

function rise(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

function between(from: number, to: number, value: number, soft: number): number {
  return rise(from - soft, from + soft, value) * rise(to + soft, to - soft, value);
}
