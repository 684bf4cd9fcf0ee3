import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { MIN_SEARCH_TEXT } from '../lib/forms/limits.ts';
import { useDebouncedQuery } from '../lib/relay/useDebouncedQuery.ts';
import { useCan } from '../lib/session/useCan.ts';
import { useSignedInViewer } from '../lib/session/useSignedInViewer.ts';
import type { useSearchQuery } from './__generated__/useSearchQuery.graphql.ts';
import { recentIds } from './recent-items.ts';
import {
  foundSections,
  optionsOf,
  type Screen,
  type SearchSection,
  screensNamed,
} from './search-sections.ts';

const query = graphql`
  query useSearchQuery($text: String!, $recent: [ID!]!) {
    search(text: $text) {
      kind
      hasMore
      hits {
        ...useSearchHit @relay(mask: false)
      }
    }
    searchHits(ids: $recent) {
      ...useSearchHit @relay(mask: false)
    }
  }
`;

graphql`
  fragment useSearchHit on SearchHit {
    kind
    nodeId
    databaseId
    number
    title
    customer
    matched
    status {
      name
      colour
    }
  }
`;

/** Delay after typing before the server is queried (ms). */
const PAUSE_MS = 150;

/** Result of a search. */
type SearchResult = {
  readonly sections: readonly SearchSection[];
  /** The results belong to an earlier text. */
  readonly isPending: boolean;
  readonly hasFailed: boolean;
  /** The text is too short to search for anything but pages. */
  readonly isShort: boolean;
  readonly retry: () => void;
};

/**
 * Results for a text: records from the server, and pages by name. For an empty text: recent items that the viewer may
 * still see, and all pages.
 */
export function useSearch(text: string, screens: readonly Screen[]): SearchResult {
  const { t } = useTranslation(['search', 'shell']);
  const can = useCan();
  const { user } = useSignedInViewer();
  const [recent] = useState(() => recentIds(user.databaseId));
  const [attempt, setAttempt] = useState(0);
  const asked = text.trim();
  const isShort = asked.length < MIN_SEARCH_TEXT;
  const variables = isShort ? { text: '', recent } : { text: asked, recent: [] };
  const { data, error, isPending } = useDebouncedQuery<useSearchQuery>(query, variables, {
    pauseMs: PAUSE_MS,
    attempt,
  });
  const reader = { t, can };
  const found = isShort ? [] : foundSections(data?.search ?? [], asked, reader);
  const opened = asked === '' ? optionsOf(data?.searchHits ?? [], reader) : [];
  const pages = screensNamed(screens, asked);
  const sections = [
    { key: 'recent', label: t('recent'), options: opened },
    ...found,
    { key: 'screens', label: t('screens'), options: pages },
  ];
  return {
    sections: sections.filter(({ options }) => options.length > 0),
    isPending,
    hasFailed: error !== null && !isPending,
    isShort: isShort && asked !== '',
    retry: () => setAttempt((before) => before + 1),
  };
}
