import { useEffect, useState } from 'react';
import type { MeasureText } from './engraved-text.ts';

/** Font size in pixels for measuring, precise enough for all sizes. */
const SAMPLE = 100;
/** Average letter width, if texts cannot be measured. */
const USUAL_WIDTH = 0.52;

/** Measures texts in a typeface, and again once the typeface is loaded. */
export function useTextMeasure(family: string, style = 'normal'): MeasureText {
  const font = `${style} ${SAMPLE}px ${family}`;
  const [, setArrived] = useState('');
  useEffect(() => {
    // A typeface that fails to load has a fallback, which was measured already.
    document.fonts?.load(font).then(
      () => setArrived(font),
      () => undefined,
    );
  }, [font]);
  const canvas =
    typeof CanvasRenderingContext2D === 'undefined'
      ? null
      : document.createElement('canvas').getContext('2d');
  if (!canvas) return (text) => text.length * USUAL_WIDTH;
  canvas.font = font;
  return (text) => canvas.measureText(text).width / SAMPLE;
}
