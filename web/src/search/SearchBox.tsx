import {
  Box,
  Button,
  Combobox,
  createListCollection,
  Flex,
  InputGroup,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuSearch } from 'react-icons/lu';
import { useNavigate } from 'react-router';
import { MIN_SEARCH_TEXT } from '../lib/forms/limits.ts';
import { useFailedText } from '../lib/forms/useFailedText.ts';
import { useSignedInViewer } from '../lib/session/useSignedInViewer.ts';
import { StatusDot } from '../ui/data/StatusDot.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { LinesSkeleton } from '../ui/feedback/Skeletons.tsx';
import { rememberItem } from './recent-items.ts';
import type { Screen, SearchOption } from './search-sections.ts';
import { useSearch } from './useSearch.ts';

type SearchBoxProps = {
  text: string;
  onText: (text: string) => void;
  /** Pages that can be found by name. */
  screens: readonly Screen[];
  /** Fixed height; by default the height of the content. */
  height?: string;
  /** Called before an option is opened. */
  onOpen?: () => void;
};

/**
 * The global search: a field above the list of its results. Arrow keys move in the list while typing; Enter or a click
 * opens.
 */
export function SearchBox({ text, onText, screens, height, onOpen }: SearchBoxProps) {
  const { t } = useTranslation('search');
  const failedText = useFailedText();
  const navigate = useNavigate();
  const { user } = useSignedInViewer();
  const { sections, isPending, hasFailed, isShort, retry } = useSearch(text, screens);
  const items = sections.flatMap(({ options }) => options);
  const collection = createListCollection<SearchOption>({
    items,
    itemToValue: ({ key }) => key,
    itemToString: ({ title }) => title,
  });
  const isEmpty = items.length === 0;

  function handlePick(key: string) {
    const option = items.find((each) => each.key === key);
    if (!option) return;
    if (option.id !== null) rememberItem(user.databaseId, option.id);
    onOpen?.();
    void navigate(option.to);
  }

  return (
    <Combobox.Root
      collection={collection}
      // Always open: a closed list that is shown with a focused field does not notice what is typed.
      open
      // The surrounding dialog handles Escape and outside clicks.
      disableLayer
      inputBehavior="autohighlight"
      selectionBehavior="preserve"
      value={NONE}
      inputValue={text}
      onInputValueChange={({ inputValue, reason }) => reason === 'input-change' && onText(inputValue)}
      onSelect={({ itemValue }) => handlePick(itemValue)}
      h={height}
    >
      <Combobox.Control>
        <InputGroup startElement={<LuSearch aria-hidden />}>
          <Combobox.Input
            aria-label={t('field')}
            placeholder={t('field')}
            aria-expanded={!isEmpty}
            autoFocus
            enterKeyHint="go"
            autoCapitalize="off"
            spellCheck={false}
          />
        </InputGroup>
      </Combobox.Control>
      {hasFailed && (
        <Notice tone="warning" isLive>
          <Flex align="center" justify="space-between" gap="3" wrap="wrap">
            <span>
              {failedText('loading', t('results'))} {t('failed')}
            </span>
            <Button size="xs" variant="outline" onClick={retry}>
              {t('retry')}
            </Button>
          </Flex>
        </Notice>
      )}
      {isShort && <Text color="fg.muted">{t('more', { count: MIN_SEARCH_TEXT })}</Text>}
      {isEmpty && isPending && <LinesSkeleton lines={6} />}
      {isEmpty && !isPending && !hasFailed && !isShort && <Text color="fg.muted">{t('nothing')}</Text>}
      <Combobox.Content aria-label={t('title')} aria-busy={isPending} hidden={isEmpty} flex="1" maxH="none">
        {sections.map(({ key, label, options }) => (
          <Combobox.ItemGroup key={key} display="flex" flexDirection="column">
            <Combobox.ItemGroupLabel px="3" pt="2" pb="1" textStyle="xs" fontWeight="medium" color="fg.muted">
              {label}
            </Combobox.ItemGroupLabel>
            {options.map((option) => (
              <Option key={option.key} option={option} />
            ))}
          </Combobox.ItemGroup>
        ))}
      </Combobox.Content>
      <VisuallyHidden role="status">{isPending ? '' : t('found', { count: items.length })}</VisuallyHidden>
    </Combobox.Root>
  );
}

const NONE: string[] = [];

function Option({ option }: { option: SearchOption }) {
  const { icon: Icon, title, detail, status } = option;
  return (
    <Combobox.Item item={option}>
      <Flex align="center" gap="3" minW="0">
        <Box as="span" color="fg.muted" flexShrink="0">
          <Icon aria-hidden />
        </Box>
        <Box minW="0">
          <Combobox.ItemText fontWeight="medium" overflowWrap="anywhere">
            {title}
          </Combobox.ItemText>
          {detail && (
            <Text as="span" display="block" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
              {detail}
            </Text>
          )}
        </Box>
      </Flex>
      {status && (
        <Text as="span" textStyle="xs" flexShrink="0">
          <StatusDot name={status.name} colour={status.colour} />
        </Text>
      )}
    </Combobox.Item>
  );
}
