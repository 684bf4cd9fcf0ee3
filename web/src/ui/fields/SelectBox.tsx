import { chakra } from '@chakra-ui/react';

const Box = chakra('input', {
  base: { display: 'block', boxSize: '4.5', accentColor: 'brand.solid', cursor: 'pointer' },
});

type SelectBoxProps = {
  /** Accessible name: the selected item. */
  label: string;
  isChecked: boolean;
  /** Some of its items are selected. */
  isPartial?: boolean;
  /** `isRange`: with Shift. */
  onChange: (isRange: boolean) => void;
};

/** The checkbox that selects one or all rows. */
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
