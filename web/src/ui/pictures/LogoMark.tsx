import { chakra } from '@chakra-ui/react';

const Svg = chakra('svg', { base: { display: 'block', height: '6', width: 'auto', flexShrink: 0 } });

/** The logo: a ring with its stone. `currentColor` draws the stone, gold the ring. */
export function LogoMark() {
  return (
    <Svg viewBox="0 0 24 24" fill="none" aria-hidden strokeLinejoin="round">
      <circle cx="12" cy="15.5" r="7" stroke="var(--ax-colors-gold-300)" strokeWidth="2" />
      <path
        d="M8.4 1.5h7.2L18 4.3 12 11 6 4.3z"
        stroke="currentColor"
        strokeWidth="1.5"
        fill="var(--logo-fill, transparent)"
      />
      <path d="M6 4.3h12M12 11 9.8 4.3 12 1.5l2.200 2.800z" stroke="currentColor" strokeWidth="0.8" />
    </Svg>
  );
}
