import { RestListJobs } from '../rest-facade/operations/jobs/jobs.ts';

const JOB_FIELDS = `__typename id number title quantity lineTotal promisedOn createdAt
      customer { id name } items { id name quantity weight alloy { id name } }`;
const PAGE_INFO = 'pageInfo { hasNextPage endCursor }';
const CUSTOMER = 'customer { id name }';
const STATUS_AND_CUSTOMER = `status { id code name } ${CUSTOMER}`;
const PIECE = 'id name quantity weight alloy { id name }';

/** The operations of the workloads, by name. */
export const DOCUMENTS = {
  BenchJobList: `query BenchJobList($first: Int!, $after: String) {
  jobOrders(first: $first, after: $after) {
    edges { cursor node { ${JOB_FIELDS} } }
    ${PAGE_INFO}
  }
}`,
  BenchJobListWithTotal: `query BenchJobListWithTotal($first: Int!) {
  jobOrders(first: $first) {
    totalCount { count atLeast }
    edges { cursor node { ${JOB_FIELDS} } }
    ${PAGE_INFO}
  }
}`,
  BenchJobCursor: `query BenchJobCursor($skip: Int!, $after: String) {
  jobOrders(first: 1, skip: $skip, after: $after) { pageInfo { endCursor } }
}`,
  BenchJobDetail: `query BenchJobDetail($databaseId: Int!) {
  jobOrder(databaseId: $databaseId) {
    __typename id number title quantity unitPrice lineTotal promisedOn createdAt
    customer { id name }
    items { ${PIECE} children { ${PIECE} } }
  }
}`,
  BenchQuoteList: `query BenchQuoteList($first: Int!) {
  priceQuotes(first: $first) {
    edges { cursor node { __typename id number poNumber reference total currency validUntil statusSince createdAt ${STATUS_AND_CUSTOMER} } }
    ${PAGE_INFO}
  }
}`,
  BenchSalesOrderList: `query BenchSalesOrderList($first: Int!) {
  salesOrders(first: $first) {
    edges { cursor node { __typename id number kind orderCode poNumber total currency createdAt ${STATUS_AND_CUSTOMER} } }
    ${PAGE_INFO}
  }
}`,
  BenchInvoiceList: `query BenchInvoiceList($first: Int!) {
  invoices(first: $first) {
    edges { cursor node {
      __typename id number orderCode poNumber issuedOn dueOn total applied balance currency ${STATUS_AND_CUSTOMER}
    } }
    ${PAGE_INFO}
  }
}`,
  BenchPaymentList: `query BenchPaymentList($first: Int!) {
  payments(first: $first) {
    edges { cursor node {
      __typename id number receivedOn method reference amount applied available currency ${CUSTOMER}
    } }
    ${PAGE_INFO}
  }
}`,
  BenchCreditList: `query BenchCreditList($first: Int!) {
  customerCredits(first: $first) {
    edges { cursor node {
      __typename id number issuedOn kind reason amount applied available currency ${CUSTOMER}
    } }
    ${PAGE_INFO}
  }
}`,
  BenchConsignmentList: `query BenchConsignmentList($first: Int!) {
  outgoingConsignments(first: $first) {
    edges { cursor node {
      __typename id number issuedOn dueOn memoValue outValue currency ${STATUS_AND_CUSTOMER}
    } }
    ${PAGE_INFO}
  }
}`,
  BenchBenchJobList: `query BenchBenchJobList($first: Int!) {
  benchJobs(first: $first) {
    edges { cursor node {
      __typename id number title quantity lineTotal promisedOn createdAt stage { code } startBy ${STATUS_AND_CUSTOMER}
    } }
    ${PAGE_INFO}
  }
}`,
  BenchProducts: `query BenchProducts($filter: ProductFilter, $first: Int!) {
  products(first: $first, filter: $filter) {
    edges { cursor node { __typename id code name listPrice leadDays featured itemGroup { id name } } }
    ${PAGE_INFO}
  }
}`,
  BenchSearch: `query BenchSearch($text: String!) {
  search(text: $text) { kind hasMore hits { nodeId number title customer matched status { name colour } } }
}`,
  BenchPrice: `query BenchPrice($input: CalculatePriceInput!) {
  calculatePrice(input: $input) { unitPrice linePrice currency estimatedWeight missing warnings { code } }
}`,
  BenchAddToCart: `mutation BenchAddToCart($input: AddToCartInput!) {
  result: addToCart(input: $input) {
    __typename
    ... on AddToCartSuccess { cart { itemCount totals { grandTotal } } }
  }
}`,
  BenchClearCart: `mutation BenchClearCart($input: ClearCartInput!) {
  result: clearCart(input: $input) { __typename }
}`,
  BenchCartLines: `query BenchCartLines($sessionId: String) {
  cart(sessionId: $sessionId) { items { id } }
}`,
  BenchLineQuantity: `mutation BenchLineQuantity($input: UpdateCartItemQuantityInput!) {
  result: updateCartItemQuantity(input: $input) {
    __typename
    ... on UpdateCartItemQuantitySuccess {
      cart {
        itemCount
        totals { subTotal grandTotal }
        items { id quantity unitPrice linePrice missing itemType { name } alloy { name } choices { attributeName value } }
      }
    }
  }
}`,
  BenchSalesOrder: `mutation BenchSalesOrder($input: CreateSalesOrderInput!) {
  result: createSalesOrder(input: $input) { __typename ... on CreateSalesOrderSuccess { salesOrder { id } } }
}`,
  BenchInvoice: `mutation BenchInvoice($input: CreateInvoiceInput!) {
  result: createInvoice(input: $input) { __typename ... on CreateInvoiceSuccess { invoice { databaseId number } } }
}`,
  BenchUpload: `mutation BenchUpload($input: UploadFileInput!) {
  result: uploadFile(input: $input) { __typename ... on UploadFileSuccess { file { width height } } }
}`,
  BenchSubmitOrder: `mutation BenchSubmitOrder($input: SubmitOrderInput!) {
  result: submitOrder(input: $input) {
    __typename
    ... on SubmitOrderSuccess { orderCode orderGroup { grandTotal jobOrders { number } } }
  }
}`,
  BenchJobsToMove: `query BenchJobsToMove($first: Int!, $statusCodes: [String!]) {
  jobOrders(first: $first, filter: { statusCodes: $statusCodes }) { edges { node { id version } } }
}`,
  BenchMoveJobs: `mutation BenchMoveJobs($input: UpdateJobOrderStatusesInput!) {
  result: updateJobOrderStatuses(input: $input) {
    __typename
    ... on UpdateJobOrderStatusesSuccess { results { ok code jobOrder { id version status { code name } } } }
  }
}`,
  BenchUndoMoves: `mutation BenchUndoMoves($input: UndoJobOrderStatusesInput!) {
  result: undoJobOrderStatuses(input: $input) {
    __typename
    ... on UndoJobOrderStatusesSuccess { results { ok code jobOrder { id version status { code name } } } }
  }
}`,
  BenchSignIn: `mutation BenchSignIn($input: SignInInput!) {
  result: signIn(input: $input) { __typename ... on SignInSuccess { token } }
}`,
  BenchStartUp: `query BenchStartUp {
  statuses(entityType: JOB_ORDER) { id code name colour tab }
  alloys { id code name }
  itemGroups { id code name }
  formatSettings { name value }
  companyDetails { name currency timeZone }
  countries { id code name }
}`,
  RestListJobs: RestListJobs.toString(),
} as const;

export type DocumentName = keyof typeof DOCUMENTS;
