import { defineRecipe } from '@chakra-ui/react';

const icon = (size: string) => ({ width: size, height: size });

/** Buttons. Variant names and sizes are a subset of Chakra's, so that its `Button` keeps its types. */
export const buttonRecipe = defineRecipe({
  className: 'chakra-button',
  base: {
    display: 'inline-flex',
    appearance: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    userSelect: 'none',
    position: 'relative',
    borderRadius: 'l2',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'button',
    flexShrink: '0',
    outline: '0',
    lineHeight: '1.2',
    fontWeight: 'medium',
    transitionProperty: 'background-color, border-color, color, opacity',
    transitionDuration: 'fast',
    focusVisibleRing: 'outside',
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
    _icon: { flexShrink: '0' },
  },
  variants: {
    size: {
      xs: { h: '7', minW: '7', textStyle: 'xs', px: '2.5', gap: '1', _icon: icon('4') },
      sm: { h: '8', minW: '8', textStyle: 'sm', px: '3', gap: '1.5', _icon: icon('4') },
      md: { h: '10', minW: '10', textStyle: 'sm', px: '4', gap: '2', _icon: icon('5') },
      lg: { h: '12', minW: '12', textStyle: 'md', px: '6', gap: '2', _icon: icon('5') },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        '&:not(:disabled, [data-disabled])': { _hover: { bg: 'colorPalette.hover' } },
        _expanded: { bg: 'colorPalette.hover' },
      },
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.muted' },
        _expanded: { bg: 'colorPalette.muted' },
      },
      outline: {
        bg: 'bg',
        borderColor: 'border.emphasized',
        color: 'fg',
        _hover: { bg: 'bg.subtle', borderColor: 'border.control' },
        _expanded: { bg: 'bg.subtle' },
      },
      ghost: {
        bg: 'transparent',
        color: 'fg',
        _hover: { bg: 'bg.muted' },
        _expanded: { bg: 'bg.muted' },
      },
      plain: { color: 'colorPalette.fg', px: '0', h: 'auto', minW: '0' },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});
