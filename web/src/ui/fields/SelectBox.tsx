import { chakra } from '@chakra-ui/react';

const Box = chakra('input', {
  base: { display: 'block', boxSize: '4.5', accentColor: 'brand.solid', cursor: 'pointer' },
});

type SelectBoxProps = {
  /** Accessible name: what is selected. */
  label: string;
  isChecked: boolean;
  /** Some of what it stands for is selected. */
  isPartial?: boolean;
  /** `isRange`: Shift was held. */
  onChange: (isRange: boolean) => void;
};

/** The box that selects a row, or all of them. */
export function SelectBox({ label, isChecked, isPartial = false, onChange }: SelectBoxProps) {
  return (
    <Box
      ref={(box: HTMLInputElement | null) => {
        if (box) box.indeterminate = isPartial;
      }}
      type="checkbox"
      aria-label={label}
      checked={isChecked}
      onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}
