import { IconButton, NumberInput } from '@chakra-ui/react';
import { type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuMinus, LuPlus } from 'react-icons/lu';

/** Whole numbers, typed and shown without separators. */
const WHOLE: Intl.NumberFormatOptions = { maximumFractionDigits: 0, useGrouping: false };

type NumberStepperProps = {
  /** Accessible name: 'Quantity of Solitaire'. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  disabled?: boolean;
};

/**
 * A small whole number with buttons, which count at once; what is typed or reached by arrow keys counts when the field
 * is left or Enter is pressed. Values outside the limits are brought in, and nothing typed is the value before.
 */
export function NumberStepper({ label, value, onChange, min = 1, max = 999, disabled }: NumberStepperProps) {
  const { t } = useTranslation();
  /** What stands in the field while it is another than the value. */
  const [draft, setDraft] = useState<string | null>(null);
  const isPressed = useRef(false);

  function commit(next: number) {
    setDraft(null);
    const within = Math.min(max, Math.max(min, next));
    if (Number.isFinite(within) && within !== value) onChange(within);
  }

  // A button that ends at its limit is disabled and hears no release: what is typed next is one as well.
  function release() {
    isPressed.current = false;
  }

  /** Of the buttons. Chakra's answer to pointers alone: the Enter key and screen readers send a click without one. */
  const press = (step: 1 | -1) => ({
    tabIndex: 0,
    onPointerDown: () => {
      isPressed.current = true;
    },
    onPointerUp: release,
    onPointerLeave: release,
    onClick: ({ detail }: MouseEvent) => {
      if (detail === 0) commit(value + step);
    },
  });

  return (
    <NumberInput.Root
      value={draft ?? String(value)}
      min={min}
      max={max}
      formatOptions={WHOLE}
      disabled={disabled}
      inputMode="numeric"
      translations={{ decrementLabel: t('stepper.less'), incrementLabel: t('stepper.more') }}
      onValueChange={({ value: text, valueAsNumber }) =>
        isPressed.current ? commit(valueAsNumber) : setDraft(text)
      }
      onValueCommit={({ valueAsNumber }) => commit(valueAsNumber)}
      display="inline-flex"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="l2"
      bg="bg"
    >
      <NumberInput.DecrementTrigger asChild {...press(-1)}>
        <IconButton size="sm" variant="ghost">
          <LuMinus />
        </IconButton>
      </NumberInput.DecrementTrigger>
      <NumberInput.Input
        aria-label={label}
        aria-roledescription={t('stepper.field')}
        w="12"
        h="8"
        textAlign="center"
        textStyle="sm"
        fontVariantNumeric="tabular-nums"
        bg="transparent"
        onInput={release}
        onKeyDown={release}
      />
      <NumberInput.IncrementTrigger asChild {...press(1)}>
        <IconButton size="sm" variant="ghost">
          <LuPlus />
        </IconButton>
      </NumberInput.IncrementTrigger>
    </NumberInput.Root>
  );
}
