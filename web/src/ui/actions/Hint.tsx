import { Portal, Tooltip } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';

export type HintProps = { text: string; children: ReactElement };

/** A tooltip over what it wraps. Supplements a visible or accessible name, never replaces it. */
export function Hint({ text, children }: HintProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  // Read when the tooltip stands in the page, not before.
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
 * Where a tooltip is put: the dialog of what it explains, else the main part of the page. Outside of both it would be
 * out of reach for whoever goes from landmark to landmark.
 */
function tooltipContainer(trigger: HTMLElement | null): HTMLElement {
  const dialog = trigger?.closest<HTMLElement>('[role=dialog], [role=alertdialog]');
  return dialog ?? document.querySelector('main') ?? document.body;
}
