import { z } from 'zod';
import type { PhotoTerms } from './rules/shown-photos.ts';

const drawingSchema = z.object({
  metalColour: z.string().nullable().catch(null),
  stone: z.object({ shape: z.string() }).nullable().catch(null),
});

/** The metal and the cut of a drawing without a choice. */
export function drawnTerms(drawing: unknown): PhotoTerms {
  const { metalColour, stone } = drawingSchema.parse(Object(drawing));
  return { metalColour, shape: stone?.shape ?? null };
}
