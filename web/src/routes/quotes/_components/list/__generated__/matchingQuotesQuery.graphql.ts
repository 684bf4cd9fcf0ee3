/**
 * @generated SignedSource<<d980dee39c93f324ab19e980fff849d3>>
 * @relayHash c09094e7db17b2aa180e7259fbb80286
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfceea37a5b162b223bdbe973a1cd744cec004cf212777a00cd21851f99d4399

import type { ConcreteRequest } from 'relay-runtime';
export type OrderTab = "ALL" | "CLOSED" | "NEW" | "PROCESSING" | "%future added value";
export type PriceQuoteApprovalFilter = "APPROVED" | "ASKED" | "REFUSED" | "%future added value";
export type PriceQuoteOrderField = "CREATED_AT" | "NUMBER" | "TOTAL" | "VALID_UNTIL" | "%future added value";
export type PriceQuoteSource = "PORTAL" | "VLORA" | "%future added value";
export type PriceQuoteValidity = "ENDED" | "ENDS_SOON" | "VALID" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type WaitingOn = "CUSTOMER" | "US" | "%future added value";
export type PriceQuoteFilter = {
  approval?: PriceQuoteApprovalFilter | null | undefined;
  customerId?: number | null | undefined;
  priceQuoteIds?: ReadonlyArray<string> | null | undefined;
  search?: string | null | undefined;
  source?: PriceQuoteSource | null | undefined;
  statusCodes?: ReadonlyArray<string> | null | undefined;
  validity?: PriceQuoteValidity | null | undefined;
  waitingOn?: WaitingOn | null | undefined;
};
export type PriceQuoteOrder = {
  direction: SortDirection;
  field: PriceQuoteOrderField;
};
export type matchingQuotesQuery$variables = {
  filter?: PriceQuoteFilter | null | undefined;
  orderBy?: PriceQuoteOrder | null | undefined;
  tab: OrderTab;
};
export type matchingQuotesQuery$data = {
  readonly rows: {
    readonly ids: ReadonlyArray<string>;
    readonly isCapped: boolean;
    readonly total: number;
  };
};
export type matchingQuotesQuery = {
  response: matchingQuotesQuery$data;
  variables: matchingQuotesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tab"
},
v3 = [
  {
    "alias": "rows",
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Variable",
        "name": "orderBy",
        "variableName": "orderBy"
      },
      {
        "kind": "Variable",
        "name": "tab",
        "variableName": "tab"
      }
    ],
    "concreteType": "ListSelection",
    "kind": "LinkedField",
    "name": "priceQuoteSelection",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ids",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "total",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isCapped",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "matchingQuotesQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "matchingQuotesQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "cfceea37a5b162b223bdbe973a1cd744cec004cf212777a00cd21851f99d4399",
    "metadata": {},
    "name": "matchingQuotesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "85ced354bf9cfdea69c7358810a15779";

export default node;
