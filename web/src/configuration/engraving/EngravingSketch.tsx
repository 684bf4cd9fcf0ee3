import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { engravedMetal, lettering } from './engraving-look.ts';

const Drawing = chakra('svg', { base: { display: 'block', width: 'full', maxW: '24rem', height: 'auto' } });

type EngravingSketchProps = {
  text: string;
  /** Codes of the lettering and the place; null: the workshop’s default. */
  font: string | null;
  place: string | null;
  /** Colour of the chosen alloy. */
  colour: string;
  /** A ring has an inside and an outside. Other pieces have a plate. */
  isRing: boolean;
};

/** The text on a band or a plate, for pieces without a drawing of the engraved place. */
export function EngravingSketch({ text, font, place, colour, isRing }: EngravingSketchProps) {
  const { t } = useTranslation('configuration');
  const id = useId();
  const [shine, metal, shade, cut] = engravedMetal(colour);
  const { family, style, spacing } = lettering(font);
  // Longer texts are smaller, so that they fit.
  const size = Math.max(9, Math.min(22, 260 / Math.max(text.length, 1)));
  const isInside = isRing && place !== 'OUTSIDE';
  // The band from above: its far inner side, or its near outer side.
  const path = isInside ? 'M40 86 Q180 26 320 86' : 'M40 74 Q180 134 320 74';
  return (
    <Drawing viewBox="0 0 360 150" role="img" aria-label={t('engraving.preview', { text })}>
      <defs>
        <linearGradient id={`${id}metal`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={shine} />
          <stop offset="0.55" stopColor={metal} />
          <stop offset="1" stopColor={shade} />
        </linearGradient>
        <path id={`${id}line`} d={isRing ? path : 'M60 82 H300'} />
      </defs>
      {isRing ? (
        <>
          <path
            d="M20 75 A160 62 0 0 1 340 75 V95 A160 62 0 0 0 20 95 Z"
            fill={isInside ? `url(#${id}metal)` : shade}
          />
          <path
            d="M20 75 A160 62 0 0 0 340 75 V100 A160 48 0 0 1 20 100 Z"
            fill={isInside ? shade : `url(#${id}metal)`}
            opacity={isInside ? 0.45 : 1}
          />
        </>
      ) : (
        <rect x="40" y="35" width="280" height="80" rx="40" fill={`url(#${id}metal)`} stroke={shade} />
      )}
      <text
        // Attributes would be overridden by the page’s font.
        style={{ fontFamily: family, fontStyle: style, fontSize: size, letterSpacing: spacing }}
        fill={cut}
        textAnchor="middle"
        dominantBaseline="middle"
      >
        <textPath href={`#${id}line`} startOffset="50%">
          {text}
        </textPath>
      </text>
    </Drawing>
  );
}
