import { chakra } from '@chakra-ui/react';

const Root = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', textStyle: 'inherit', color: 'fg' },
});

const Dot = chakra('span', {
  base: { flexShrink: 0, boxSize: '2', borderRadius: 'full', bg: 'fg.muted', forcedColorAdjust: 'none' },
});

type StatusDotProps = {
  /** Name of the status: the colour is never alone. */
  name: string;
  /** Colour of the status row, any CSS colour. */
  colour: string;
};

/** A status: dot and word. */
export function StatusDot({ name, colour }: StatusDotProps) {
  return (
    <Root>
      <Dot aria-hidden style={{ backgroundColor: colour }} />
      {name}
    </Root>
  );
}
