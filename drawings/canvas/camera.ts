import type { Vec3 } from './vector.ts';
import { cross, dot, normalize } from './vector.ts';

/**
 * An orthographic product camera; `scale` is in pixels per millimetre, `x`/`y` is the position of the model's origin.
 */
export type Camera = {
  readonly right: Vec3;
  readonly up: Vec3;
  readonly toward: Vec3;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
};

const DEGREE = Math.PI / 180;

/** A camera turned `yaw` degrees around the piece and raised by `pitch` degrees above the table. */
export function cameraAt(yaw: number, pitch: number, scale: number, x = 600, y = 620): Camera {
  const toward: Vec3 = [
    Math.sin(yaw * DEGREE) * Math.cos(pitch * DEGREE),
    Math.sin(pitch * DEGREE),
    Math.cos(yaw * DEGREE) * Math.cos(pitch * DEGREE),
  ];
  const right = normalize(cross([0, 1, 0], toward));
  return { right, up: cross(toward, right), toward, scale, x, y };
}

/** A camera above a hoop that lies flat on the table (its axis z points up), raised by `elevation` degrees. */
export function cameraOverTable(elevation: number, scale: number, x = 600, y = 620): Camera {
  const [sin, cos] = [Math.sin(elevation * DEGREE), Math.cos(elevation * DEGREE)];
  return { right: [1, 0, 0], up: [0, sin, cos], toward: [0, -cos, sin], scale, x, y };
}

/** The same camera with the model's origin at another position. */
export function movedBy(camera: Camera, x: number, y: number): Camera {
  return { ...camera, x: camera.x + x, y: camera.y + y };
}

/** The position of a point of the model on the picture, in pixels. */
export function project(camera: Camera, point: Vec3): readonly [x: number, y: number] {
  return [
    camera.x + dot(point, camera.right) * camera.scale,
    camera.y - dot(point, camera.up) * camera.scale,
  ];
}

/** A direction of the model in camera coordinates: x right, y up, z toward the lens. */
export function seenBy(camera: Camera, direction: Vec3): Vec3 {
  return [dot(direction, camera.right), dot(direction, camera.up), dot(direction, camera.toward)];
}
