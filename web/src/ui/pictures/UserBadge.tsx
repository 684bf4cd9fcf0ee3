import { chakra } from '@chakra-ui/react';

const Circle = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'slate.300',
    color: 'ink.900',
    fontWeight: 'semibold',
    letterSpacing: 'wide',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
  variants: {
    size: { sm: { boxSize: '8', textStyle: 'xs' }, lg: { boxSize: '20', textStyle: 'lg' } },
  },
  defaultVariants: { size: 'sm' },
});

/** Initials of a name: 'Beatrice Moreau' → 'BM'. */
export function initials(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean);
  return [parts[0], parts.length > 1 ? parts.at(-1) : undefined]
    .map((part) => part?.[0]?.toUpperCase() ?? '')
    .join('');
}

type UserBadgeProps = { name: string; imageUrl: string | null | undefined; size?: 'sm' | 'lg' };

/** Picture of a user, or the initials. Decorative: the name is beside it or on its button. */
export function UserBadge({ name, imageUrl, size }: UserBadgeProps) {
  return (
    <Circle size={size} aria-hidden>
      {imageUrl ? <img src={imageUrl} alt="" width={80} height={80} /> : initials(name)}
    </Circle>
  );
}
