import { chakra, Input, InputGroup } from '@chakra-ui/react';
import {
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { LuSearch } from 'react-icons/lu';
import { useNavigate, useSearchParams } from 'react-router';
import { loadNamespace } from '../../lib/i18n/namespace.ts';
import { links } from '../../links.ts';
import type { SuggestionListProps } from './suggestions/SuggestionList.tsx';
import { suggestionsTexts } from './suggestions/suggestions-texts.ts';
import type { Suggestion } from './suggestions/useSuggestions.ts';

async function loadList(): Promise<ComponentType<SuggestionListProps>> {
  const [{ SuggestionList }] = await Promise.all([
    import('./suggestions/SuggestionList.tsx'),
    loadNamespace(suggestionsTexts),
  ]);
  return SuggestionList;
}

const Root = chakra('form', { base: { position: 'relative', width: 'full' } });

const NONE: readonly Suggestion[] = [];

/**
 * Catalogue search on every storefront page. Suggests pieces while the user types: arrow keys select a piece, Enter
 * without a selection opens all results. Only the list is fetched later: the field is never replaced, so that typing,
 * the caret and the input method are not disturbed.
 */
export function CatalogSearch() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const search = address.get('q') ?? '';
  const field = useRef<HTMLInputElement>(null);
  const hasTyped = useRef(false);
  const listId = useId();
  // If loading fails, the next character tries again.
  const [List, setList] = useState<ComponentType<SuggestionListProps> | null>(null);
  /** The text to suggest pieces for; null while the list is closed. */
  const [text, setText] = useState<string | null>(null);
  const [pieces, setPieces] = useState(NONE);
  const [activeCode, setActiveCode] = useState<string | null>(null);
  const isOpen = List !== null && text !== null;
  const place = isOpen ? pieces.findIndex(({ code }) => code === activeCode) : -1;
  const active = pieces[place];

  // Shows the search of the page, but keeps a text that was not searched for yet.
  useEffect(() => {
    if (field.current && !hasTyped.current) field.current.value = search;
  }, [search]);

  function open(path: string): void {
    hasTyped.current = false;
    setText(null);
    void navigate(path);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = String(new FormData(event.currentTarget).get('q')).trim();
    open(asked ? links.shopSearch(asked) : links.shop());
  }

  function suggest() {
    setText(field.current?.value ?? null);
    setActiveCode(null);
    if (List) return;
    loadList().then(
      (loaded) => setList(() => loaded),
      () => {},
    );
  }

  function handleInput() {
    hasTyped.current = true;
    suggest();
  }

  function handleKeys(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (!isOpen) {
      if (event.key === 'ArrowDown') suggest();
      return;
    }
    if (event.key === 'ArrowDown') setActiveCode(pieces[place + 1]?.code ?? null);
    else if (event.key === 'ArrowUp') setActiveCode(pieces.at(place < 0 ? -1 : place - 1)?.code ?? null);
    else if (event.key === 'Enter' && active) open(links.shopProduct(active.code));
    else if (event.key === 'Escape' && pieces.length > 0) setText(null);
    else return;
    event.preventDefault();
  }

  return (
    <Root role="search" onSubmit={handleSubmit}>
      <InputGroup startElement={<LuSearch aria-hidden />}>
        <Input
          ref={field}
          type="search"
          name="q"
          defaultValue={search}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen && pieces.length > 0}
          aria-controls={listId}
          aria-activedescendant={active && `${listId}-${active.code}`}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          aria-label={t('search')}
          placeholder={t('search')}
          borderRadius="full"
          onInput={handleInput}
          onKeyDown={handleKeys}
          onBlur={() => setText(null)}
        />
      </InputGroup>
      {isOpen && (
        <List
          id={listId}
          text={text}
          active={active}
          onFound={setPieces}
          onPick={({ code }) => open(links.shopProduct(code))}
        />
      )}
    </Root>
  );
}
