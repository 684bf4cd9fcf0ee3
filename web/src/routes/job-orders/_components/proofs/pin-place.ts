/** A position in a picture, as fractions of width and height from the top left. */
export type PinPlace = { readonly x: number; readonly y: number };

/** A comment being written: its picture, which stays the same while others are looked at, and its position. */
export type PinDraft = { readonly versionId: string; readonly page: number; readonly place: PinPlace };

/** Initial position of a new pin. */
export const CENTRE: PinPlace = { x: 0.5, y: 0.5 };

const STEPS: Readonly<Record<string, PinPlace>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** New position of a pin after an arrow key: one percent, five with the shift key; null for other keys. */
export function movedByKey(
  place: PinPlace,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): PinPlace | null {
  const step = STEPS[key];
  if (!step) return null;
  const size = shiftKey ? 0.05 : 0.01;
  return { x: within(place.x + step.x * size), y: within(place.y + step.y * size) };
}

/** The position within a box on the screen. */
export function placeWithin(
  box: { left: number; top: number; width: number; height: number },
  point: { clientX: number; clientY: number },
): PinPlace {
  return {
    x: within((point.clientX - box.left) / box.width),
    y: within((point.clientY - box.top) / box.height),
  };
}

/** Rounded to the stored four decimals, and clamped to the picture. */
function within(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 10_000) / 10_000;
}
