import { chakra } from '@chakra-ui/react';
import { code39 } from './code39.ts';

const Svg = chakra('svg', { base: { display: 'block', w: 'full', maxW: 'xs', h: '12', color: 'fg' } });

/** A text as a bar code for the workshop’s scanners, with the text next to it. */
export function Barcode({ text }: { text: string }) {
  const code = code39(text);
  if (!code) return null;
  return (
    <Svg viewBox={`0 0 ${code.width} 10`} preserveAspectRatio="none" fill="currentColor" aria-hidden>
      {code.bars.map(({ x, width }) => (
        <rect key={x} x={x} y={0} width={width} height={10} shapeRendering="crispEdges" />
      ))}
    </Svg>
  );
}
