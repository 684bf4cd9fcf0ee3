import { chakra } from '@chakra-ui/react';

const Root = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', textStyle: 'inherit', color: 'fg' },
});

/** Colour names of statuses as tokens for light and dark mode. */
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
  /** Name of the status, because colour alone is not accessible. */
  name: string;
  /** Colour of the status: one of the names above, or any CSS colour. */
  colour: string;
};

/** A status: dot and name. */
export function StatusDot({ name, colour }: StatusDotProps) {
  return (
    <Root>
      <Dot aria-hidden style={{ backgroundColor: TOKENS[colour] ?? colour }} />
      {name}
    </Root>
  );
}
