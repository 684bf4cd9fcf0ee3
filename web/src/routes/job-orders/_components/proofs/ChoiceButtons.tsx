import { Button, Flex } from '@chakra-ui/react';

type ChoiceButtonsProps<T extends string> = {
  /** Accessible name. */
  label: string;
  options: readonly { value: T; label: string }[];
  chosen: T;
  onChoose: (value: T) => void;
};

/** A group of toggle buttons, one of them pressed. */
export function ChoiceButtons<T extends string>({ label, options, chosen, onChoose }: ChoiceButtonsProps<T>) {
  return (
    <Flex role="group" aria-label={label} wrap="wrap" gap="1">
      {options.map((option) => (
        <Button
          key={option.value}
          size="xs"
          variant={option.value === chosen ? 'solid' : 'outline'}
          aria-pressed={option.value === chosen}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </Flex>
  );
}
