import { defineTextStyles } from '@chakra-ui/react';

/**
 * Font sizes 12 / 13 / 14 / 16 / 20 / 26 / 34 px. `hero`, `display` and `piece` are the serif styles of the storefront.
 */
export const textStyles = defineTextStyles({
  xs: { value: { fontSize: 'xs', lineHeight: '1rem' } },
  table: { value: { fontSize: 'table', lineHeight: '1.125rem', fontVariantNumeric: 'tabular-nums' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.25rem' } },
  md: { value: { fontSize: 'md', lineHeight: '1.5rem' } },
  lg: { value: { fontSize: 'lg', lineHeight: '1.75rem' } },
  xl: { value: { fontSize: 'xl', lineHeight: '2rem', letterSpacing: 'tight' } },
  '2xl': { value: { fontSize: '2xl', lineHeight: '2.5rem', letterSpacing: 'tight' } },
  label: { value: { fontSize: 'sm', lineHeight: '1.25rem', fontWeight: 'medium' } },
  overline: {
    value: {
      fontSize: 'xs',
      lineHeight: '1rem',
      fontWeight: 'medium',
      letterSpacing: 'wider',
      textTransform: 'uppercase',
    },
  },
  number: { value: { fontVariantNumeric: 'tabular-nums lining-nums' } },
  hero: {
    value: {
      fontFamily: 'serif',
      fontSize: 'hero',
      lineHeight: '1.08',
      fontWeight: '400',
      letterSpacing: 'tight',
    },
  },
  display: {
    value: {
      fontFamily: 'serif',
      fontSize: '2xl',
      lineHeight: '2.5rem',
      fontWeight: '400',
      letterSpacing: 'tight',
    },
  },
  piece: { value: { fontFamily: 'serif', fontSize: 'lg', lineHeight: '1.625rem', fontWeight: '400' } },
  none: { value: {} },
});
