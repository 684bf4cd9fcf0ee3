import { IconButton, NumberInput } from '@chakra-ui/react';
import { type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuMinus, LuPlus } from 'react-icons/lu';

/** Integers, typed and shown without separators. */
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
 * A small integer with step buttons. A button applies the new value at once; typed values and arrow keys apply it on
 * blur or Enter. Values outside the limits are clamped; an empty field restores the previous value.
 */
export function NumberStepper({ label, value, onChange, min = 1, max = 999, disabled }: NumberStepperProps) {
  const { t } = useTranslation();
  /** The text of the field while it differs from the value. */
  const [draft, setDraft] = useState<string | null>(null);
  const isPressed = useRef(false);

  function commit(next: number) {
    setDraft(null);
    const within = Math.min(max, Math.max(min, next));
    if (Number.isFinite(within) && within !== value) onChange(within);
  }

  // A button that reaches its limit is disabled and gets no release event, so any later input also counts as a release.
  function release() {
    isPressed.current = false;
  }

  /** For the buttons. Chakra handles only pointers; Enter and screen readers send a click without a pointer event. */
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
