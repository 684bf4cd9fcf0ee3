import { chakra, Input, InputGroup } from '@chakra-ui/react';
import { type ComponentType, type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuSearch } from 'react-icons/lu';
import { useNavigate, useSearchParams } from 'react-router';
import { loadNamespace } from '../../lib/i18n/namespace.ts';
import { links } from '../../links.ts';
import type { SuggestingSearchProps } from './suggestions/SuggestingSearch.tsx';
import { suggestionsTexts } from './suggestions/suggestions-texts.ts';

type Suggesting = ComponentType<SuggestingSearchProps>;

async function loadSuggesting(): Promise<Suggesting> {
  const [{ SuggestingSearch }] = await Promise.all([
    import('./suggestions/SuggestingSearch.tsx'),
    loadNamespace(suggestionsTexts),
  ]);
  return SuggestingSearch;
}

const Root = chakra('form', { base: { width: 'full' } });

/** Catalogue search on every storefront page. Suggests pieces while the user types. Enter opens the results. */
export function CatalogSearch() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const search = address.get('q') ?? '';
  const field = useRef<HTMLInputElement>(null);
  // Text typed while loading is kept. If loading fails, the plain field stays.
  const [Suggesting, setSuggesting] = useState<Suggesting | null>(null);

  function open(text: string): void {
    setSuggesting(null);
    void navigate(text ? links.shopSearch(text) : links.shop());
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    open(String(new FormData(event.currentTarget).get('q')).trim());
  }

  async function handleInput(): Promise<void> {
    const loaded = await loadSuggesting().catch(() => null);
    if (document.activeElement === field.current) setSuggesting(() => loaded);
  }

  return (
    <Root role="search" onSubmit={handleSubmit}>
      {Suggesting ? (
        <Suggesting initialText={field.current?.value ?? search} onSearch={open} />
      ) : (
        <InputGroup startElement={<LuSearch aria-hidden />}>
          <Input
            key={search}
            ref={field}
            type="search"
            name="q"
            defaultValue={search}
            aria-label={t('search')}
            placeholder={t('search')}
            borderRadius="full"
            onInput={() => void handleInput()}
          />
        </InputGroup>
      )}
    </Root>
  );
}
