import { useEffect, useState } from 'react';
import type { MeasureText } from './engraved-text.ts';

/** Pixels that texts are measured at: fine enough for any size they are set in. */
const SAMPLE = 100;
/** A letter of middling width, where there is nothing to measure with. */
const USUAL_WIDTH = 0.52;

/** Measures texts in a typeface, again when it has arrived. */
export function useTextMeasure(family: string, style = 'normal'): MeasureText {
  const font = `${style} ${SAMPLE}px ${family}`;
  const [, setArrived] = useState('');
  useEffect(() => {
    // A typeface that does not come has a substitute, which was measured already.
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
