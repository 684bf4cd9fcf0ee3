/** The operations of the workloads in PostGraphile's schema. */

const PIECE = 'nodeId nameEn quantity weight alloyByAlloyId { nodeId nameEn }';
const PARTS = 'orderBy: [RANK_ASC, ID_ASC]';
const JOB_FIELDS = `__typename nodeId number titleEn quantity lineTotal promisedOn createdAt
      customerByCustomerId { nodeId name }
      jobItemsByJobOrderIdList(${PARTS}, condition: { parentId: null }) { ${PIECE} }`;
const NEWEST_FIRST = 'orderBy: [CREATED_AT_DESC, ID_DESC]';
const PAGE_INFO = 'pageInfo { hasNextPage endCursor }';

export const JOB_LIST = `query JobList($first: Int!, $after: Cursor, $condition: JobOrderCondition) {
  allJobOrders(first: $first, after: $after, condition: $condition, ${NEWEST_FIRST}) {
    edges { cursor node { ${JOB_FIELDS} } }
    ${PAGE_INFO}
  }
}`;

export const JOB_LIST_WITH_TOTAL = `query JobListWithTotal($first: Int!, $condition: JobOrderCondition) {
  allJobOrders(first: $first, condition: $condition, ${NEWEST_FIRST}) {
    totalCount
    edges { cursor node { ${JOB_FIELDS} } }
    ${PAGE_INFO}
  }
}`;

export const JOB_CURSOR = `query JobCursor($offset: Int!) {
  allJobOrders(first: 1, offset: $offset, ${NEWEST_FIRST}) { edges { cursor } }
}`;

export const JOB_DETAIL = `query JobDetail($id: Int!) {
  jobOrderById(id: $id) {
    __typename nodeId number titleEn quantity unitPrice lineTotal promisedOn createdAt
    customerByCustomerId { nodeId name }
    jobItemsByJobOrderIdList(${PARTS}, condition: { parentId: null }) {
      ${PIECE} jobItemsByParentIdList(${PARTS}) { ${PIECE} }
    }
  }
}`;

export const PRODUCTS = `query Products($first: Int!, $filter: ItemTypeFilter) {
  allItemTypes(first: $first, condition: { shownInCatalog: true }, filter: $filter, orderBy: [FEATURED_RANK_ASC, ID_ASC]) {
    edges { cursor node { __typename nodeId code nameEn listPrice leadDays featured itemGroupByItemGroupId { nodeId nameEn } } }
    ${PAGE_INFO}
  }
}`;
