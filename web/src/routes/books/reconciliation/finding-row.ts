import type { FindingList_query$data } from './__generated__/FindingList_query.graphql.ts';

/** A difference as the list shows it. */
export type FindingRow = FindingList_query$data['reconciliationFindings']['edges'][number]['node'];
