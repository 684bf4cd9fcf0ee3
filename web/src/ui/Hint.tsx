import { Portal, Tooltip } from '@chakra-ui/react';
import type { ReactElement } from 'react';

type HintProps = { text: string; children: ReactElement };

/** A tooltip over what it wraps. Supplements a visible or accessible name, never replaces it. */
export function Hint({ text, children }: HintProps) {
  return (
    <Tooltip.Root openDelay={400} closeDelay={80} lazyMount unmountOnExit>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>{text}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
