import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { pictureAsChosen } from '../pictured.ts';
import type { EngravedPicture_line$key } from './__generated__/EngravedPicture_line.graphql.ts';
import { EM, engravedText } from './engraved-text.ts';
import { engravedMetal, lettering } from './engraving-look.ts';
import { useTextMeasure } from './useTextMeasure.ts';

const fragment = graphql`
  fragment EngravedPicture_line on EngravingLine {
    imageUrl
    foot
    head
    length
    height
  }
`;

/** Side of a drawing in its units, the minimum part shown, and the aspect ratio of that part. */
const SIDE = 1200;
const MIN = 420;
const PROPORTION = 1.5;
/** Width of the light edge around the letters, for legibility on dark metal. */
const GLINT = 0.5;

const Picture = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    maxW: '28rem',
    height: 'auto',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
  },
});

type EngravedPictureProps = {
  line: EngravedPicture_line$key;
  /** The other choices, for the URL of the drawing. */
  terms: string;
  text: string;
  /** Shows the whole drawing in the available width instead of the part around the letters. */
  isWhole?: boolean;
  font: string | null;
  colour: string;
};

/** A drawing, or its engraved part, with the letters cut into the metal. */
export function EngravedPicture({ line, terms, text, font, colour, isWhole = false }: EngravedPictureProps) {
  const { t } = useTranslation('configuration');
  const { imageUrl, length, height, ...edges } = useFragment(fragment, line);
  const [foot, head] = [spotsOf(edges.foot), spotsOf(edges.head)];
  const { family, style } = lettering(font);
  const measure = useTextMeasure(family, style);
  const [shine, , , cut] = engravedMetal(colour);
  const letters = engravedText({ foot, head, length, height }, text, measure);
  return (
    <Picture
      viewBox={isWhole ? `0 0 ${SIDE} ${SIDE}` : partAround([...foot, ...head])}
      maxW={isWhole ? 'none' : undefined}
      role="img"
      aria-label={t('engraving.preview', { text })}
    >
      <image href={pictureAsChosen(imageUrl, terms)} width={SIDE} height={SIDE} />
      {/* The far edge of a cut reflects light. */}
      {[
        { shift: 1.4, fill: shine },
        { shift: 0, fill: cut },
      ].map(({ shift, fill }) => (
        <g
          key={fill}
          transform={`translate(${shift} ${shift})`}
          fill={fill}
          stroke={shift > 0 ? shine : 'none'}
          strokeWidth={GLINT}
          textAnchor="middle"
          // Attributes would be overridden by the page’s font.
          style={{ fontFamily: family, fontStyle: style, fontSize: EM, letterSpacing: 0 }}
        >
          {letters.map(({ letter, matrix }) => (
            <text key={matrix} transform={`matrix(${matrix})`}>
              {letter}
            </text>
          ))}
        </g>
      ))}
    </Picture>
  );
}

type Spot = readonly [x: number, y: number];

function spotsOf(points: string): Spot[] {
  return points.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x, y];
  });
}

/** The part of the drawing that shows a line and its surroundings, as an SVG view box. */
function partAround(spots: readonly Spot[]): string {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.min(SIDE, Math.max(MIN, (right - left) * 1.4, (bottom - top) * 1.4 * PROPORTION));
  const size = [width, width / PROPORTION] as const;
  const start = (middle: number, extent: number) =>
    Math.round(Math.min(SIDE - extent, Math.max(0, middle - extent / 2)));
  return [
    start((left + right) / 2, size[0]),
    start((top + bottom) / 2, size[1]),
    ...size.map(Math.round),
  ].join(' ');
}
