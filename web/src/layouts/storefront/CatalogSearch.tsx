import { chakra, Input, InputGroup } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LuSearch } from 'react-icons/lu';
import { useNavigate, useSearchParams } from 'react-router';
import { links } from '../../links.ts';

const Root = chakra('form', { base: { width: 'full' } });

/** Search over the catalogue from every storefront page; Enter opens the results. */
export function CatalogSearch() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const search = address.get('q') ?? '';

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q')).trim();
    void navigate(text ? links.shopSearch(text) : links.shop());
  }

  return (
    <Root role="search" onSubmit={handleSubmit}>
      <InputGroup startElement={<LuSearch aria-hidden />}>
        <Input
          key={search}
          type="search"
          name="q"
          defaultValue={search}
          aria-label={t('search')}
          placeholder={t('search')}
          borderRadius="full"
        />
      </InputGroup>
    </Root>
  );
}
