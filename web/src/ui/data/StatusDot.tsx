import { chakra } from '@chakra-ui/react';

const Root = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', textStyle: 'inherit', color: 'fg' },
});

/** Named colours of the status rows as tokens, which suit light and dark. */
const TOKENS: Readonly<Record<string, string>> = {
  blue: 'var(--ax-colors-blue-border)',
  orange: 'var(--ax-colors-orange-border)',
  red: 'var(--ax-colors-red-border)',
  gold: 'var(--ax-colors-border-gold)',
  green: 'var(--ax-colors-green-border)',
  grey: 'var(--ax-colors-border-control)',
};

const Dot = chakra('span', {
  base: { flexShrink: 0, boxSize: '2', borderRadius: 'full', bg: 'fg.muted', forcedColorAdjust: 'none' },
});

type StatusDotProps = {
  /** Name of the status: the colour is never alone. */
  name: string;
  /** Colour of the status row: one of the names above, or any CSS colour. */
  colour: string;
};

/** A status: dot and word. */
export function StatusDot({ name, colour }: StatusDotProps) {
  return (
    <Root>
      <Dot aria-hidden style={{ backgroundColor: TOKENS[colour] ?? colour }} />
      {name}
    </Root>
  );
}
