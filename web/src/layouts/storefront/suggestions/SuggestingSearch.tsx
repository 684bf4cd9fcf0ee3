import { Box, Combobox, createListCollection, InputGroup, Portal, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuSearch } from 'react-icons/lu';
import { useNavigate } from 'react-router';
import { links } from '../../../links.ts';
import { PiecePicture } from '../../../ui/pictures/PiecePicture.tsx';
import { type Suggestion, useSuggestions } from './useSuggestions.ts';

export type SuggestingSearchProps = {
  /** Text typed before the suggestions were loaded. */
  initialText: string;
  onSearch: (text: string) => void;
};

const NONE: string[] = [];

/** The storefront search with suggestions: arrow keys select a piece, Enter without a selection opens all results. */
export function SuggestingSearch({ initialText, onSearch }: SuggestingSearchProps) {
  const { t } = useTranslation(['suggestions', 'shell']);
  const navigate = useNavigate();
  const [text, setText] = useState(initialText);
  const [isOpen, setIsOpen] = useState(true);
  const found = useSuggestions(text);
  const collection = createListCollection<Suggestion>({
    items: [...(found?.pieces ?? [])],
    itemToValue: ({ code }) => code,
    itemToString: ({ name }) => name,
  });

  function handleSubmit() {
    setIsOpen(false);
    onSearch(text.trim());
  }

  return (
    <Combobox.Root
      collection={collection}
      open={isOpen && found !== null}
      onOpenChange={({ open }) => setIsOpen(open)}
      selectionBehavior="preserve"
      allowCustomValue
      value={NONE}
      inputValue={text}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason !== 'input-change') return;
        setText(inputValue);
        setIsOpen(true);
      }}
      onSelect={({ itemValue }) => {
        setIsOpen(false);
        void navigate(links.shopProduct(itemValue));
      }}
      positioning={{ sameWidth: true }}
    >
      <Combobox.Control>
        <InputGroup startElement={<LuSearch aria-hidden />}>
          <Combobox.Input
            type="search"
            name="q"
            autoFocus
            aria-label={t('shell:search')}
            placeholder={t('shell:search')}
            borderRadius="full"
            enterKeyHint="search"
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.currentTarget.getAttribute('aria-activedescendant'))
                handleSubmit();
            }}
          />
        </InputGroup>
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content aria-label={t('list')}>
            <Text role="status" px="3" py="2" textStyle="xs" color="fg.muted">
              {found && (found.count > 0 ? t('found', { count: found.count }) : t('nothing'))}
            </Text>
            {found?.pieces.map((piece) => (
              <Combobox.Item key={piece.id} item={piece} gap="3">
                <Box width="12" flexShrink="0">
                  <PiecePicture src={piece.listImageUrl} alt="" sizes="48px" />
                </Box>
                <Combobox.ItemText flex="1">{piece.name}</Combobox.ItemText>
                <Text as="span" textStyle="xs" color="fg.muted">
                  {piece.code}
                </Text>
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  );
}
