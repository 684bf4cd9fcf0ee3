import { Box, Combobox, createListCollection, InputGroup, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LuSearch } from 'react-icons/lu';
import { useFailedText } from '../../lib/forms/useFailedText.ts';
import { LinesSkeleton } from '../feedback/Skeletons.tsx';

/** An item of the list. */
type ComboboxOption = { key: string; title: string; detail?: string; mark?: string };

type RemoteComboboxProps = {
  /** Accessible name and placeholder. */
  label: string;
  /** The typed text. */
  text: string;
  onText: (text: string) => void;
  /** The search results; null before the first answer. */
  options: readonly ComboboxOption[] | null;
  /** The options belong to an earlier text. */
  isPending: boolean;
  hasFailed: boolean;
  /** Shown if the search failed; default: a general sentence. */
  failedText?: string;
  /** Shown without matches. */
  emptyText: string;
  /** Key of the current option. */
  currentKey?: string;
  isDisabled?: boolean;
  onPick: (key: string) => void;
};

/**
 * A search field with a list of server results below it: arrow keys move in the list while typing, Enter or a click
 * picks an option.
 */
export function RemoteCombobox(props: RemoteComboboxProps) {
  const { label, text, onText, options, isPending, hasFailed, emptyText, currentKey, isDisabled, onPick } =
    props;
  const { t } = useTranslation('shell');
  const failedText = useFailedText();
  const failure = props.failedText ?? failedText('loading', t('error.thisPart'));
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
      // A surrounding dialog or drawer keeps Escape and clicks outside.
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
          // Screen readers ignore a list without options, so the message is a disabled option.
          <Combobox.Empty>
            <span role="option" tabIndex={-1} aria-disabled aria-selected={false}>
              {hasFailed ? failure : emptyText}
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
