import { createHash } from 'node:crypto';
import type { Camera } from './camera.ts';

/** Side length of a drawing in its own units. */
export const PICTURE_SIDE = 1200;

/** Level of detail of metal shading. Small pictures need less and are made faster. */
export type Detail = 'FINE' | 'COARSE';

/** State of a drawing in progress: the camera, shared definitions, and unique ids. */
export type Canvas = {
  readonly camera: Camera;
  readonly detail: Detail;
  /** Defines an element once by name and returns its short id, which is unique to this drawing. */
  readonly define: (name: string, element: (id: string) => string) => string;
  readonly definitions: () => string;
};

/** A canvas whose ids start with a hash of `key`, so that one document can contain several pictures. */
export function createCanvas(key: string, camera: Camera, detail: Detail): Canvas {
  const prefix = `p${createHash('sha256').update(key).digest('hex').slice(0, 6)}`;
  const ids = new Map<string, string>();
  const elements: string[] = [];
  return {
    camera,
    detail,
    define: (name, element) => {
      const known = ids.get(name);
      if (known) return known;
      const id = `${prefix}${ids.size.toString(36)}`;
      ids.set(name, id);
      elements.push(element(id));
      return id;
    },
    definitions: () => elements.join(''),
  };
}

/** The same definitions with another camera. */
export function withCamera(canvas: Canvas, camera: Camera): Canvas {
  return { ...canvas, camera };
}

/** A number for the SVG with at most one decimal. */
export function px(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A soft elliptical shadow on the table, with a darker contact patch. */
export function tableShadow(
  canvas: Canvas,
  x: number,
  y: number,
  rx: number,
  ry: number,
  strength = 1,
): string {
  const id = canvas.define(
    'shadow',
    (name) =>
      `<radialGradient id="${name}"><stop offset="0" stop-color="#2D2926" stop-opacity=".42"/><stop offset=".45" stop-color="#2D2926" stop-opacity=".2"/><stop offset=".78" stop-color="#2D2926" stop-opacity=".05"/><stop offset="1" stop-color="#2D2926" stop-opacity="0"/></radialGradient>`,
  );
  const ellipse = (w: number, h: number, opacity: number) =>
    `<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(w)}" ry="${px(h)}" fill="url(#${id})" opacity="${px(opacity)}"/>`;
  return ellipse(rx * 1.25, ry * 1.3, 0.7 * strength) + ellipse(rx * 0.62, ry * 0.5, strength);
}

/** The id of the filter that softens a shadow cast on the table. */
export function castBlur(canvas: Canvas): string {
  return canvas.define(
    'cast',
    (id) =>
      `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="11"/></filter>`,
  );
}

/** The shadow of a hoop that lies on the table: a blurred ellipse with a line of `width` pixels. */
export function hoopShadow(
  canvas: Canvas,
  x: number,
  y: number,
  rx: number,
  ry: number,
  width: number,
): string {
  return `<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(rx)}" ry="${px(ry)}" fill="none" stroke="#2D2926" stroke-opacity=".3" stroke-width="${px(width)}" filter="url(#${castBlur(canvas)})"/>`;
}

/** The complete SVG document, with the catalogue's light background (#F4F5F6 with a faint falloff). */
export function svgDocument(canvas: Canvas, content: string): string {
  const table = canvas.define(
    'table',
    (id) =>
      `<radialGradient id="${id}" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#FAFBFB"/><stop offset=".55" stop-color="#F4F5F6"/><stop offset="1" stop-color="#EBEDEF"/></radialGradient>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200" width="1200" height="1200"><defs>${canvas.definitions()}</defs><path d="M0 0h1200v1200H0z" fill="#F4F5F6"/><path d="M0 0h1200v1200H0z" fill="url(#${table})"/>${content}</svg>`;
}
