import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** One of the choices; `mark` is drawn before the label, a swatch for instance. */
export type TileChoice = { value: string; label: string; detail?: string; mark?: ReactNode };

const Group = chakra('fieldset', { base: { border: 'none', minW: '0' } });

const Legend = chakra('legend', {
  base: { textStyle: 'label', mb: '2' },
});

const Tiles = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

const Tile = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '10',
    px: '3',
    py: '1.5',
    textStyle: 'sm',
    color: 'fg',
    bg: 'bg',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    cursor: 'pointer',
    transitionProperty: 'border-color, background-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'border.control' },
    '&:has(input:checked)': {
      borderColor: 'border.gold',
      bg: 'gold.subtle',
      boxShadow: 'inset 0 0 0 1px {colors.border.gold}',
    },
    '&:has(input:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '2px',
    },
    '[data-invalid] > div > &': { borderColor: 'border.error' },
  },
  variants: { size: { sm: { minH: '8', px: '2.5', textStyle: 'xs' }, md: {} } },
  defaultVariants: { size: 'md' },
});

const Detail = chakra('span', { base: { color: 'fg.muted', textStyle: 'xs' } });
const Radio = chakra('input', { base: { srOnly: true } });
const Problem = chakra('p', {
  base: { color: 'fg.error', textStyle: 'xs', fontWeight: 'medium', mt: '1.5' },
});

type ChoiceTilesProps = {
  legend: string;
  choices: readonly TileChoice[];
  value: string | null;
  onChange: (value: string) => void;
  /** The legend is read out but not shown: the same text stands beside it. */
  isLegendHidden?: boolean;
  size?: 'sm' | 'md';
  required?: boolean;
  /** In words; the choice is missing or refused. */
  error?: string | null;
};

/** One choice of few, all in sight; arrow keys move within it as within any radio group. */
export function ChoiceTiles(props: ChoiceTilesProps) {
  const { legend, choices, value, onChange, isLegendHidden, size, required, error } = props;
  const id = useId();
  return (
    <Group
      data-invalid={error ? '' : undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <Legend srOnly={isLegendHidden}>{legend}</Legend>
      <Tiles>
        {choices.map((choice) => (
          <Tile key={choice.value} size={size}>
            <Radio
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              required={required}
              onChange={() => onChange(choice.value)}
            />
            {choice.mark}
            {choice.label}
            {choice.detail && <Detail>{choice.detail}</Detail>}
          </Tile>
        ))}
      </Tiles>
      {error && <Problem id={`${id}-error`}>{error}</Problem>}
    </Group>
  );
}
