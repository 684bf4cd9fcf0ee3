/** A place on a picture, as parts of its width and height: 0 to 1 from the top left. */
export type PinPlace = { readonly x: number; readonly y: number };

/** Where a pin starts that was not put anywhere. */
export const CENTRE: PinPlace = { x: 0.5, y: 0.5 };

const STEPS: Readonly<Record<string, PinPlace>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where an arrow key takes a pin: one per cent of the picture, five with the shift key; null for other keys. */
export function movedByKey(
  place: PinPlace,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): PinPlace | null {
  const step = STEPS[key];
  if (!step) return null;
  const size = shiftKey ? 0.05 : 0.01;
  return { x: within(place.x + step.x * size), y: within(place.y + step.y * size) };
}

/** A place within a box on the screen. */
export function placeWithin(
  box: { left: number; top: number; width: number; height: number },
  point: { clientX: number; clientY: number },
): PinPlace {
  return {
    x: within((point.clientX - box.left) / box.width),
    y: within((point.clientY - box.top) / box.height),
  };
}

/** Four decimals, as they are kept; never off the picture. */
function within(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 10_000) / 10_000;
}
