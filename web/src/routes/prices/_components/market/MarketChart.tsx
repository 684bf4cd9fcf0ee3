import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { lineOf } from '../../_lib/line-chart.ts';

const WIDTH = 640;
const HEIGHT = 200;
/** Space for axis labels. */
const LEFT = 92;
const BOTTOM = 26;

const Drawing = chakra('svg', { base: { width: 'full', height: 'auto', overflow: 'visible' } });
const Line = chakra('path', {
  base: { fill: 'none', stroke: 'brand.solid', strokeWidth: '2.5', strokeLinejoin: 'round' },
});
const Rule = chakra('line', { base: { stroke: 'border', strokeWidth: '1' } });
const Label = chakra('text', {
  base: { fill: 'fg.muted', fontSize: '13px', fontVariantNumeric: 'tabular-nums lining-nums' },
});

type MarketChartProps = {
  /** Accessible name of the line. Its values are in a table below. */
  label: string;
  currency: string;
  days: readonly { readonly asOf: string; readonly sell: string }[];
};

/** Line chart of a metal’s price with labelled axes. */
export function MarketChart({ label, currency, days }: MarketChartProps) {
  const { money, date } = useFormat();
  const points = days.map(({ asOf, sell }) => ({ at: Date.parse(asOf), value: Number(sell) }));
  const { path, ticks, moments } = lineOf(points, { width: WIDTH, height: HEIGHT });
  return (
    <Drawing viewBox={`0 0 ${LEFT + WIDTH + 8} ${HEIGHT + BOTTOM + 8}`} role="img" aria-label={label}>
      <g transform={`translate(${LEFT} 8)`}>
        {ticks.map(({ value, y }) => (
          <g key={value}>
            <Rule x1="0" x2={WIDTH} y1={y} y2={y} />
            <Label x="-8" y={y + 4} textAnchor="end">
              {money(String(value), currency)}
            </Label>
          </g>
        ))}
        {moments.map(({ at, x }, index) => (
          <Label
            key={at}
            x={x}
            y={HEIGHT + BOTTOM - 6}
            textAnchor={['start', 'middle', 'end'][index] ?? 'middle'}
          >
            {date(new Date(at).toISOString())}
          </Label>
        ))}
        <Line d={path} />
      </g>
    </Drawing>
  );
}
