import { chakra, RadioCard } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** A choice; `mark` is drawn before the label, for example a swatch. */
type TileChoice = { value: string; label: string; detail?: string; mark?: ReactNode };

const Detail = chakra('span', { base: { color: 'fg.muted', textStyle: 'xs' } });
const Problem = chakra('p', {
  base: { color: 'fg.error', textStyle: 'xs', fontWeight: 'medium', mt: '1.5' },
});

const tile = {
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
  _invalid: { borderColor: 'border.error' },
  _disabled: { cursor: 'default' },
  _checked: {
    borderColor: 'border.gold',
    bg: 'gold.subtle',
    boxShadow: 'inset 0 0 0 1px {colors.border.gold}',
  },
  _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
} as const;

type ChoiceTilesProps = {
  /** Id of the group, for links from a form's error summary. */
  id?: string | undefined;
  /** Name of the radio buttons in their form. */
  name?: string | undefined;
  legend: string;
  choices: readonly TileChoice[];
  value: string | null;
  onChange: (value: string) => void;
  /** The legend is only for screen readers, because the same text is visible elsewhere. */
  isLegendHidden?: boolean;
  required?: boolean;
  disabled?: boolean;
  /** Error text if the choice is missing or refused. */
  error?: string | null;
};

/** A single choice of few visible options; arrow keys move as in any radio group. */
export function ChoiceTiles(props: ChoiceTilesProps) {
  const {
    id: groupId,
    name,
    legend,
    choices,
    value,
    onChange,
    isLegendHidden,
    required,
    disabled,
    error,
  } = props;
  const id = useId();
  return (
    <RadioCard.Root
      ids={groupId === undefined ? undefined : { root: groupId }}
      name={name}
      tabIndex={groupId === undefined ? undefined : -1}
      orientation="horizontal"
      value={value}
      onValueChange={(chosen) => chosen.value !== null && onChange(chosen.value)}
      required={required}
      disabled={disabled}
      invalid={Boolean(error)}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      minW="0"
    >
      <RadioCard.Label display="block" textStyle="label" mb="2" srOnly={isLegendHidden}>
        {legend}
      </RadioCard.Label>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {choices.map((choice) => (
          <RadioCard.Item key={choice.value} value={choice.value} {...tile}>
            <RadioCard.ItemHiddenInput />
            {choice.mark}
            <RadioCard.ItemText display="inline-flex" alignItems="center" gap="2">
              {choice.label}
              {choice.detail && <Detail>{choice.detail}</Detail>}
            </RadioCard.ItemText>
          </RadioCard.Item>
        ))}
      </chakra.div>
      {error && <Problem id={`${id}-error`}>{error}</Problem>}
    </RadioCard.Root>
  );
}
