import { z } from 'zod';
import { encodeGlobalId } from '../../lib/global-id.ts';
import { searchText } from '../../lib/search-text.ts';
import { builder } from '../../schema/builder.ts';
import { parseInput } from '../../schema/parse-input.ts';
import { findHits, hitsByIds } from './find-hits.ts';
import { MAX_HIT_IDS, MAX_HITS, MIN_SEARCH_TEXT, USUAL_HITS } from './rules/search-limits.ts';
import { SearchGroup, SearchHit } from './search-hit.type.ts';

const first = z.int().min(1).max(MAX_HITS);
const ids = z.array(z.string().max(100)).max(MAX_HIT_IDS);

builder.queryField('search', (t) =>
  t.field({
    type: [SearchGroup],
    description: `Searches all records that the viewer may see: job orders, sales orders, quotes, consignments, invoices, estimates, payments, credits, customers and pieces. Matches numbers in whole or in part (with or without hyphens), PO, tracking and cheque numbers, references, pieces and names; for pieces also similar words, when no piece has the word itself. Kinds with better matches come first. Returns nothing for fewer than ${MIN_SEARCH_TEXT} characters.`,
    authScopes: { signedIn: true },
    budget: 3,
    args: {
      text: t.arg.string({ required: true, description: 'Beginnings of words, or parts of numbers.' }),
      first: t.arg.int({
        defaultValue: USUAL_HITS,
        description: `Hits of each kind, ${MAX_HITS} at most.`,
      }),
    },
    sample: async ({ buyer, jobNumber, foreign }) => ({
      as: buyer,
      args: { text: await jobNumber(), first: USUAL_HITS },
      foreign: { text: foreign.jobNumber },
    }),
    resolve: (_root, args, context) => {
      const { first: most } = parseInput(z.object({ first }), { first: args.first ?? USUAL_HITS });
      const text = searchText(args.text);
      return text.length < MIN_SEARCH_TEXT ? [] : findHits(context, text, most);
    },
  }),
);

builder.queryField('searchHits', (t) =>
  t.field({
    type: [SearchHit],
    description: `Earlier search results by id that the viewer may still see, in the order of the ids; ${MAX_HIT_IDS} at most.`,
    authScopes: { signedIn: true },
    args: {
      ids: t.arg.idList({
        required: true,
        description: 'Opaque ids of search results; other ids are ignored.',
      }),
    },
    sample: async ({ buyer, job, foreign }) => ({
      as: buyer,
      args: { ids: [await job()] },
      foreign: { ids: encodeGlobalId('JobOrder', foreign.jobDatabaseId) },
    }),
    resolve: (_root, args, context) => {
      const asked = parseInput(z.object({ ids }), { ids: args.ids.map(String) });
      return hitsByIds(context, asked.ids);
    },
  }),
);
