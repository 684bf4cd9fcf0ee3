/** Pages that use the data of estimates. */
export const ESTIMATE_PAGES = ['CREATE', 'EDIT', 'JOB', 'QUOTE'] as const;

export type EstimatePage = (typeof ESTIMATE_PAGES)[number];

/** Order types of lines. */
export type JobTypeCode = 'JO' | 'SO' | 'PQ';

/** The parts of the data for a page. */
type EstimatePageParts = {
  /** Metals that the catalogue no longer shows, so that older estimates can name them. */
  withdrawnMetals: boolean;
  /** Rates of alloys at today's market; a job already has its price. */
  alloyPrices: boolean;
  /** Order types whose attributes are included. */
  jobTypes: readonly JobTypeCode[];
};

/** The differences between the pages. */
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
