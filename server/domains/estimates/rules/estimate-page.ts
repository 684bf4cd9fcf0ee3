/** Pages that ask for the data of estimates. */
export const ESTIMATE_PAGES = ['CREATE', 'EDIT', 'JOB', 'QUOTE'] as const;

/** One of them. */
export type EstimatePage = (typeof ESTIMATE_PAGES)[number];

/** Order types that lines can go to. */
export type JobTypeCode = 'JO' | 'SO' | 'PQ';

/** What the data of a page consists of. */
type EstimatePageParts = {
  /** Metals that the catalogue no longer shows: what was estimated in one can still be named. */
  withdrawnMetals: boolean;
  /** What alloys are worth at today's market; a job has its price. */
  alloyPrices: boolean;
  /** Order types whose attributes are told. */
  jobTypes: readonly JobTypeCode[];
};

/** Everything in which the pages differ. */
export function estimatePageParts(page: EstimatePage): EstimatePageParts {
  switch (page) {
    case 'CREATE':
      return { withdrawnMetals: false, alloyPrices: true, jobTypes: ['JO', 'SO', 'PQ'] };
    case 'EDIT':
      return { withdrawnMetals: true, alloyPrices: true, jobTypes: ['JO', 'SO', 'PQ'] };
    case 'JOB':
      return { withdrawnMetals: true, alloyPrices: false, jobTypes: ['JO'] };
    case 'QUOTE':
      return { withdrawnMetals: false, alloyPrices: true, jobTypes: ['PQ'] };
  }
}
