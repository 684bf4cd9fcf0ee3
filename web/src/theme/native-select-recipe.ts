import { defineSlotRecipe } from '@chakra-ui/react';

/** The native select, styled like other inputs. Chakra's own recipe would include that of its custom select. */
export const nativeSelectRecipe = defineSlotRecipe({
  className: 'chakra-native-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { height: 'fit-content', display: 'flex', width: '100%', position: 'relative' },
    field: {
      width: '100%',
      minWidth: '0',
      height: 'var(--select-field-height)',
      appearance: 'none',
      cursor: 'pointer',
      lineHeight: 'normal',
      bg: 'bg',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'l2',
      outline: '0',
      focusVisibleRing: 'inside',
      _hover: { borderColor: 'fg.muted' },
      _disabled: { opacity: 0.5, cursor: 'not-allowed' },
      _invalid: { borderColor: 'border.error', focusRingColor: 'border.error' },
      '& > option, & > optgroup': { bg: 'bg', color: 'fg' },
    },
    indicator: {
      position: 'absolute',
      top: '0',
      insetEnd: '2',
      height: '100%',
      display: 'inline-flex',
      alignItems: 'center',
      pointerEvents: 'none',
      color: 'fg.muted',
      textStyle: 'lg',
      _icon: { width: '1em', height: '1em' },
    },
  },
  variants: {
    size: {
      sm: { root: { '--select-field-height': 'sizes.9' }, field: { textStyle: 'sm', ps: '2.5', pe: '8' } },
      md: { root: { '--select-field-height': 'sizes.10' }, field: { textStyle: 'sm', ps: '3', pe: '8' } },
    },
  },
  defaultVariants: { size: 'md' },
});
