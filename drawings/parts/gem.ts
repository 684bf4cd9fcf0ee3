import { project, seenBy } from '../canvas/camera.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { px } from '../canvas/canvas.ts';
import type { Frame, Vec3 } from '../canvas/vector.ts';
import { cross, dot, normalize, pointIn, subtract } from '../canvas/vector.ts';
import { colourAt, gemRamp, metalRamp } from '../light/colour-ramp.ts';
import type { Gem, MetalColour, StoneShape } from '../piece-drawing.ts';
import { stoneFacets, stoneOutline } from './gem-cut.ts';

/** A stone in a frame: `n` points out of its table, `w` along its length; `size` is the length in mm. */
export function gemStone(canvas: Canvas, frame: Frame, shape: StoneShape, gem: Gem, size: number): string {
  if (shape === 'CABOCHON' || gem === 'PEARL' || gem === 'OPAL' || gem === 'ONYX') {
    return domedStone(canvas, frame, shape, gem, size);
  }
  const half = size / 2;
  const ramp = gemRamp(gem);
  const faces = new Map<string, string[]>();
  const needles: string[] = [];
  const detailed = half * canvas.camera.scale > 100;
  for (const facet of stoneFacets(shape, detailed)) {
    const corners = facet.corners.map(([x, y, z]) => pointIn(frame, x * half, y * half, z * half));
    const normal = outward(corners, frame);
    if (dot(normal, canvas.camera.toward) < 0) continue;
    const light =
      facet.tone * (facet.overlay ? 0.92 : 0.84) + 0.13 * glint(seenBy(canvas.camera, normal)) + 0.03;
    const colour = colourAt(ramp, Math.round(light * 18) / 18);
    const path = facetPath(canvas, corners);
    if (facet.overlay) needles.push(`<path fill="${colour}" d="${path}"/>`);
    else faces.set(colour, [...(faces.get(colour) ?? []), path]);
  }
  const flat = [...faces].map(([colour, paths]) => `<path fill="${colour}" d="${paths.join('')}"/>`);
  const edge = Math.min(1.2, half * canvas.camera.scale * 0.01);
  const body = `<g stroke="${colourAt(ramp, 0.9)}" stroke-width="${px(edge * 2)}" stroke-opacity=".4" stroke-linejoin="round" transform="scale(.5)">${flat.join('')}${needles.join('')}</g>`;
  return body + tableSheen(canvas, frame, shape, half);
}

/** A small stone, defined once per drawing and reused; suitable below about 3 mm. `rim` sets it flush in metal. */
export function smallStone(
  canvas: Canvas,
  frame: Frame,
  shape: StoneShape,
  gem: Gem,
  size: number,
  rim?: MetalColour,
): string {
  if (dot(frame.n, canvas.camera.toward) < 0.05) return '';
  const id = canvas.define(`s${shape}${gem}${rim}`, (name) => smallStoneSymbol(name, shape, gem, rim));
  const [x, y] = project(canvas.camera, frame.at);
  const u = seenBy(canvas.camera, frame.u);
  const w = seenBy(canvas.camera, frame.w);
  const k = (canvas.camera.scale * size) / 200;
  const matrix = [u[0] * k, -u[1] * k, w[0] * k, -w[1] * k].map((value) => Math.round(value * 1000) / 1000);
  return `<use href="#${id}" transform="matrix(${matrix.join(' ')} ${px(x)} ${px(y)})"/>`;
}

function smallStoneSymbol(id: string, shape: StoneShape, gem: Gem, metal?: MetalColour): string {
  const ramp = gemRamp(gem);
  const outline = (reach: number) =>
    Array.from({ length: 24 }, (_point, k) => stoneOutline(gem === 'PEARL' ? 'ROUND' : shape, k / 24))
      .map(([x, y]) => `${Math.round(x * reach)} ${Math.round(y * reach)}`)
      .join('L');
  const collar = metal
    ? rimOf(metal, outline(116))
    : `<path d="M${outline(108)}z" fill="${colourAt(ramp, 0.2)}" fill-opacity=".55"/>`;
  if (gem === 'PEARL' || gem === 'OPAL' || gem === 'ONYX') {
    return `<g id="${id}">${collar}<path d="M${outline(102)}z" fill="${colourAt(ramp, 0.5)}"/><ellipse cx="-26" cy="30" rx="40" ry="30" fill="${colourAt(ramp, 0.9)}" fill-opacity=".7"/></g>`;
  }
  const faces = stoneFacets(shape, false)
    .filter((facet) => facet.corners.some(([, , z]) => z > 0.05))
    .map((facet, index) => {
      const points = facet.corners.map(([x, y]) => `${Math.round(x * 100)} ${Math.round(y * 100)}`);
      const tone = Math.min(1, facet.tone * 0.78 + 0.22 + (index % 5 === 0 ? 0.1 : 0));
      return `<path fill="${colourAt(ramp, tone)}" d="M${points.join('L')}z"/>`;
    });
  return `<g id="${id}">${collar}${faces.join('')}</g>`;
}

function rimOf(metal: MetalColour, outline: string): string {
  const ramp = metalRamp(metal);
  const layer = (tone: number, width: number) =>
    `<path d="M${outline}z" stroke="${colourAt(ramp, tone)}" stroke-width="${width}"/>`;
  return `<g fill="none">${layer(0.22, 40)}${layer(0.62, 28)}${layer(0.98, 10)}</g>`;
}

/** A facet in half pixels, with coordinates relative to its first corner. */
function facetPath(canvas: Canvas, corners: readonly Vec3[]): string {
  const points = corners.map((corner) =>
    project(canvas.camera, corner).map((value) => Math.round(value * 2)),
  );
  const steps = points.map(([x = 0, y = 0], k) => {
    const [lastX = 0, lastY = 0] = points[k - 1] ?? [];
    return k === 0 ? `M${x} ${y}l` : `${x - lastX} ${y - lastY} `;
  });
  return `${steps.join('').trimEnd().replaceAll(' -', '-')}z`;
}

function outward(corners: readonly Vec3[], frame: Frame): Vec3 {
  const [a, b, c] = corners;
  if (!a || !b || !c) return frame.n;
  const d = corners[3];
  const normal = normalize(d ? cross(subtract(c, a), subtract(d, b)) : cross(subtract(b, a), subtract(c, a)));
  const middle = corners.reduce<Vec3>(
    (sum, corner) => [sum[0] + corner[0], sum[1] + corner[1], sum[2] + corner[2]],
    [0, 0, 0],
  );
  const centre: Vec3 = [middle[0] / corners.length, middle[1] / corners.length, middle[2] / corners.length];
  const core = pointIn(frame, 0, 0, -0.02);
  return dot(normal, subtract(centre, core)) < 0 ? [-normal[0], -normal[1], -normal[2]] : normal;
}

function glint([x, y, z]: Vec3): number {
  return Math.max(-1, Math.min(1, 1.6 * (y * 0.7 - x * 0.45 + z * 0.35) - 0.35));
}

function tableSheen(canvas: Canvas, frame: Frame, shape: StoneShape, half: number): string {
  if (dot(frame.n, canvas.camera.toward) < 0.1) return '';
  const id = canvas.define(
    'sheen',
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2=".9" y2="1"><stop offset="0" stop-color="#FFF" stop-opacity=".62"/><stop offset=".42" stop-color="#FFF" stop-opacity=".1"/><stop offset=".6" stop-color="#FFF" stop-opacity="0"/><stop offset="1" stop-color="#FFF" stop-opacity=".22"/></linearGradient>`,
  );
  const points = Array.from({ length: 16 }, (_point, k) => {
    const [x, y] = stoneOutline(shape, k / 16);
    return project(canvas.camera, pointIn(frame, x * half * 0.56, y * half * 0.56, 0.31 * half))
      .map(px)
      .join(' ');
  });
  return `<path d="M${points.join('L')}z" fill="url(#${id})"/>`;
}

/** Pearls, opals, onyx and cabochons: no facets, one soft highlight; opals have patches of fire. */
function domedStone(canvas: Canvas, frame: Frame, shape: StoneShape, gem: Gem, size: number): string {
  const ramp = gemRamp(gem);
  const half = size / 2;
  const body = canvas.define(`dome${gem}`, (id) => {
    const stops: ReadonlyArray<readonly [number, number]> = [
      [0, 1],
      [0.12, 0.86],
      [0.45, 0.62],
      [0.78, 0.34],
      [0.94, 0.16],
      [1, 0.4],
    ];
    const shades = stops.map(
      ([offset, tone]) => `<stop offset="${offset}" stop-color="${colourAt(ramp, tone)}"/>`,
    );
    return `<radialGradient id="${id}" cx=".5" cy=".5" r=".56" fx=".36" fy=".28">${shades.join('')}</radialGradient>`;
  });
  const at = (scale: number) =>
    Array.from({ length: 40 }, (_point, k) => {
      const [x, y] = gem === 'PEARL' ? stoneOutline('ROUND', k / 40) : stoneOutline(shape, k / 40);
      if (gem !== 'PEARL')
        return project(canvas.camera, pointIn(frame, x * half * scale, y * half * scale))
          .map(px)
          .join(' ');
      const [cx, cy] = project(canvas.camera, pointIn(frame, 0, 0, half * 0.6));
      return [px(cx + x * half * canvas.camera.scale), px(cy + y * half * canvas.camera.scale)].join(' ');
    }).join('L');
  const path = `<path d="M${at(1)}z" fill="url(#${body})"/>`;
  return gem === 'OPAL' ? path + opalFire(canvas, frame, half) : path;
}

function opalFire(canvas: Canvas, frame: Frame, half: number): string {
  const colours = ['#7FD4C1', '#F2A6B8', '#8FB8F0', '#F6D38A', '#A7E08F', '#C9A2EE'];
  const id = canvas.define(
    'fire',
    (name) =>
      `<filter id="${name}"><feGaussianBlur stdDeviation="${px(half * canvas.camera.scale * 0.05)}"/></filter>`,
  );
  const spots = Array.from({ length: 18 }, (_spot, k) => {
    const reach = Math.sqrt((k + 0.5) / 18) * 0.66;
    const angle = k * 2.4;
    const [x, y] = project(
      canvas.camera,
      pointIn(frame, Math.cos(angle) * reach * half * 0.8, Math.sin(angle) * reach * half),
    );
    const r = half * canvas.camera.scale * (0.07 + 0.05 * (k % 3));
    return `<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(r * 1.5)}" ry="${px(r)}" fill="${colours[k % 6]}" opacity=".62" transform="rotate(${(k * 47) % 180} ${px(x)} ${px(y)})"/>`;
  });
  return `<g filter="url(#${id})">${spots.join('')}</g>`;
}
