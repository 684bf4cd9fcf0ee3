import { chakra, HStack, IconButton } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuMinus, LuPlus } from 'react-icons/lu';

const Figure = chakra('input', {
  base: {
    w: '12',
    h: '8',
    textAlign: 'center',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    bg: 'transparent',
    appearance: 'textfield',
    '&::-webkit-inner-spin-button': { appearance: 'none' },
  },
});

type NumberStepperProps = {
  /** Accessible name: 'Quantity of Solitaire'. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  disabled?: boolean;
  name?: string;
};

/**
 * A small whole number with buttons. Arrow keys step, typing replaces; values outside the limits are brought in.
 * Ours: Chakra's NumberInput would add 8 kB to the pages of a piece and of the cart, beyond what any page may weigh.
 */
export function NumberStepper({
  label,
  value,
  onChange,
  min = 1,
  max = 999,
  disabled,
  name,
}: NumberStepperProps) {
  const { t } = useTranslation();
  const change = (next: number) => {
    const within = Math.min(max, Math.max(min, Math.round(next)));
    if (Number.isFinite(within) && within !== value) onChange(within);
  };
  /** Takes what was typed; the field shows the value that stands. */
  function take(field: HTMLInputElement) {
    change(field.valueAsNumber);
    field.value = String(value);
  }

  return (
    <HStack
      gap="0"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="l2"
      bg="bg"
      display="inline-flex"
    >
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={t('stepper.less')}
        disabled={disabled || value <= min}
        onClick={() => change(value - 1)}
      >
        <LuMinus />
      </IconButton>
      <Figure
        key={value}
        type="number"
        inputMode="numeric"
        aria-label={label}
        name={name}
        min={min}
        max={max}
        disabled={disabled}
        defaultValue={value}
        onBlur={(event) => take(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take(event.currentTarget);
        }}
      />
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={t('stepper.more')}
        disabled={disabled || value >= max}
        onClick={() => change(value + 1)}
      >
        <LuPlus />
      </IconButton>
    </HStack>
  );
}
