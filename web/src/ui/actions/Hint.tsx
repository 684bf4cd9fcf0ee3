import { Portal, Tooltip } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';

export type HintProps = { text: string; children: ReactElement };

/** A tooltip. It supplements a visible or accessible name and never replaces it. */
export function Hint({ text, children }: HintProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  // Evaluated when the tooltip is mounted.
  const [home] = useState(() => ({
    get current() {
      return tooltipContainer(trigger.current);
    },
  }));
  return (
    <Tooltip.Root openDelay={400} closeDelay={80} lazyMount unmountOnExit positioning={{ strategy: 'fixed' }}>
      <Tooltip.Trigger asChild ref={trigger}>
        {children}
      </Tooltip.Trigger>
      <Portal container={home}>
        <Tooltip.Positioner>
          <Tooltip.Content>{text}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}

/**
 * Container of a tooltip: the dialog of its trigger, otherwise the main landmark, so that landmark navigation reaches
 * it.
 */
function tooltipContainer(trigger: HTMLElement | null): HTMLElement {
  const dialog = trigger?.closest<HTMLElement>('[role=dialog], [role=alertdialog]');
  return dialog ?? document.querySelector('main') ?? document.body;
}
