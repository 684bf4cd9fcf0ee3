import { NativeSelect } from '@chakra-ui/react';

type ListSelectProps<Value extends string | number> = {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChoose: (value: Value) => void;
};

/** The order of a list, or how many rows a page of it has. */
export function ListSelect<Value extends string | number>(props: ListSelectProps<Value>) {
  const { label, value, options, onChoose } = props;
  return (
    <NativeSelect.Root size="sm" w="auto">
      <NativeSelect.Field
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find((each) => String(each.value) === currentTarget.value);
          if (chosen) onChoose(chosen.value);
        }}
      >
        {options.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
