import { chakra } from '@chakra-ui/react';

const Disc = chakra('span', {
  base: {
    flexShrink: 0,
    boxSize: '5',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'blackAlpha.500',
    bg: 'linear-gradient(135deg, var(--shine), var(--metal) 55%, var(--shade))',
  },
  variants: {
    // The colours of the metals, the same in light and dark mode.
    metal: {
      YELLOW: { '--shine': '#F7E7B4', '--metal': '#D9B45B', '--shade': '#A8822F' },
      ROSE: { '--shine': '#F8DDD0', '--metal': '#DDA38A', '--shade': '#AF7159' },
      WHITE: { '--shine': '#FBFBF8', '--metal': '#D5D4CE', '--shade': '#9C9B95' },
      PLATINUM: { '--shine': '#F7F9FA', '--metal': '#C4CACF', '--shade': '#868E95' },
      PALLADIUM: { '--shine': '#F1F1F0', '--metal': '#BDBBB8', '--shade': '#83817E' },
      SILVER: { '--shine': '#FFFFFF', '--metal': '#DDE1E4', '--shade': '#A4ABB0' },
    },
  },
  defaultVariants: { metal: 'WHITE' },
});

const METALS = ['YELLOW', 'ROSE', 'WHITE', 'PLATINUM', 'PALLADIUM', 'SILVER'] as const;

/** A disc in the colour of an alloy; `colour` is the alloy's colour code. The name is beside it. */
export function MetalSwatch({ colour }: { colour: string }) {
  return <Disc aria-hidden metal={METALS.find((metal) => metal === colour)} />;
}
