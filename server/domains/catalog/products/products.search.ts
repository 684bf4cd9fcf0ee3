import type { Prisma } from '../../../database/generated/client.ts';
import { localised } from '../../../schema/context.ts';
import { CATALOG_VIEW } from '../../pricing/access.ts';
import { searchable } from '../../search/searchable.ts';
import { withTerms } from '../../search/term-search.ts';
import { listedItemTypes } from '../access.ts';
import { searchedTerms } from '../item-types/search-terms.ts';
import { similarTerms } from './similar-terms.ts';
import { withTermsLike } from './terms-like.ts';

const SELECT = { code: true, nameEn: true, nameFr: true } satisfies Prisma.ItemTypeSelect;

type Row = Prisma.ItemTypeGetPayload<{ select: typeof SELECT }>;

/** Pieces whose code and names contain all of these words. */
function named(words: readonly string[]): Prisma.ItemTypeWhereInput {
  return {
    AND: words.map((word) => ({ searchTerms: { some: { source: 'NAME', term: { startsWith: word } } } })),
  };
}

searchable('PRODUCT', {
  model: 'ItemType',
  permission: CATALOG_VIEW,
  visible: listedItemTypes,
  matching: (text): Prisma.ItemTypeWhereInput[] => {
    const words = searchedTerms(text);
    return words.length === 0 ? [] : [{ code: text.toUpperCase() }, named(words), withTerms(words)];
  },
  nearlyMatching: async (text, context) => {
    const words = searchedTerms(text);
    const similar = await similarTerms(context, words);
    return similar.size === 0 ? [] : [withTermsLike(words, similar)];
  },
  orderBy: { featuredRank: 'asc' },
  select: SELECT,
  facts: (piece: Row, context) => ({
    number: piece.code,
    title: localised(context, piece),
    customer: null,
    references: [],
    status: null,
  }),
});
