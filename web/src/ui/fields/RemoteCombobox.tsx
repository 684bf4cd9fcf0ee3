import { Box, Combobox, createListCollection, InputGroup, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LuSearch } from 'react-icons/lu';
import { LinesSkeleton } from '../feedback/Skeletons.tsx';

/** One thing to pick. */
export type ComboboxOption = { key: string; title: string; detail?: string; mark?: string };

type RemoteComboboxProps = {
  /** Accessible name and placeholder. */
  label: string;
  /** What is typed. */
  text: string;
  onText: (text: string) => void;
  /** What the server found; null before its first answer. */
  options: readonly ComboboxOption[] | null;
  /** The options are those of an earlier text. */
  isPending: boolean;
  hasFailed: boolean;
  /** Shown when the search failed; a general sentence without. */
  failedText?: string;
  /** Shown when nothing matches. */
  emptyText: string;
  /** Key of the option that is chosen already. */
  currentKey?: string;
  isDisabled?: boolean;
  onPick: (key: string) => void;
};

/**
 * A field over a list that the server searches. The list stands open below the field: arrows move in it while one
 * types, Enter or a click picks.
 */
export function RemoteCombobox(props: RemoteComboboxProps) {
  const { label, text, onText, options, isPending, hasFailed, emptyText, currentKey, isDisabled, onPick } =
    props;
  const { t } = useTranslation('shell');
  const failedText = props.failedText ?? t('error.text');
  const isLoading = options === null && !hasFailed;
  const collection = useMemo(
    () =>
      createListCollection({
        items: [...(options ?? [])],
        itemToValue: ({ key }) => key,
        itemToString: ({ title }) => title,
      }),
    [options],
  );
  return (
    <Combobox.Root
      collection={collection}
      open
      // What stands around it, a dialog or a drawer, keeps Escape and clicks beside it.
      disableLayer
      inputBehavior="autohighlight"
      value={currentKey === undefined ? [] : [currentKey]}
      inputValue={text}
      onInputValueChange={({ inputValue, reason }) => reason === 'input-change' && onText(inputValue)}
      onSelect={({ itemValue }) => onPick(itemValue)}
      disabled={isDisabled}
      minH="96"
    >
      <Combobox.Control>
        <InputGroup startElement={<LuSearch aria-hidden />}>
          <Combobox.Input aria-label={label} placeholder={label} />
        </InputGroup>
      </Combobox.Control>
      <Combobox.Content aria-label={label} aria-busy={isPending || isLoading}>
        {isLoading ? (
          <LinesSkeleton lines={8} />
        ) : (
          // A list without an option is none to screen readers: what it says instead stands as one that cannot be taken.
          <Combobox.Empty>
            <span role="option" tabIndex={-1} aria-disabled aria-selected={false}>
              {hasFailed ? failedText : emptyText}
            </span>
          </Combobox.Empty>
        )}
        {collection.items.map((option) => (
          <Combobox.Item key={option.key} item={option}>
            <Box minW="0">
              <Combobox.ItemText fontWeight="medium">{option.title}</Combobox.ItemText>
              {option.detail && (
                <Text as="span" display="block" textStyle="xs" color="fg.muted">
                  {option.detail}
                </Text>
              )}
            </Box>
            {option.mark && (
              <Text as="span" textStyle="xs" color="fg.gold">
                {option.mark}
              </Text>
            )}
          </Combobox.Item>
        ))}
      </Combobox.Content>
    </Combobox.Root>
  );
}
