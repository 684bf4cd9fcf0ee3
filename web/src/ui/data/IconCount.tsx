import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Count = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    color: 'fg.muted',
    textStyle: 'xs',
    fontVariantNumeric: 'tabular-nums',
    _icon: { boxSize: '3.5' },
  },
});

type IconCountProps = {
  icon: ReactNode;
  count: number;
  /** What is counted, with the number, as text. */
  label: string;
};

/** A count as an icon and a number; nothing for zero. */
export function IconCount({ icon, count, label }: IconCountProps) {
  if (count === 0) return null;
  return (
    <Count title={label}>
      {icon}
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Count>
  );
}
