import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Hint } from './Hint.tsx';

type IconActionProps = Omit<IconButtonProps, 'aria-label' | 'children'> & {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
};

/** An icon button, always with a name and a tooltip. */
export function IconAction({ label, icon, ...button }: IconActionProps) {
  return (
    <Hint text={label}>
      <IconButton aria-label={label} variant="ghost" size="sm" {...button}>
        {icon}
      </IconButton>
    </Hint>
  );
}
