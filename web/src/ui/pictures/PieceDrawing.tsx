import { chakra } from '@chakra-ui/react';

const Svg = chakra('svg', { base: { width: '24', height: '24', color: 'border.emphasized' } });

/** The line drawing of a solitaire on empty and error pages. */
export function PieceDrawing() {
  return (
    <Svg
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden
    >
      <circle cx="48" cy="60" r="26" />
      <circle cx="48" cy="60" r="22" />
      <path d="M36 16h24l8 9-20 18-20-18z" fill="var(--ax-colors-bg-panel)" />
      <path d="M28 25h40M36 16l4 9 8 18 8-18 4-9M40 25l8-9 8 9" />
    </Svg>
  );
}
