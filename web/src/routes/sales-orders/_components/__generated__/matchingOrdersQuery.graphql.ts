/**
 * @generated SignedSource<<3ce91b44c9fc8d067e95ec13e3aeda11>>
 * @relayHash a372ad99add57ce3f1539e32e7aa86fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0308e6ab38d3c9e19657f7b96f2aa8e05a7d6d4b35e6cebd9fa90fd4ecfa85a7

import type { ConcreteRequest } from 'relay-runtime';
export type OrderTab = "ALL" | "CLOSED" | "NEW" | "PROCESSING" | "%future added value";
export type SalesOrderBillingFilter = "TO_BILL" | "%future added value";
export type SalesOrderKind = "POS_LSO" | "SO" | "%future added value";
export type SalesOrderOrderField = "CREATED_AT" | "NUMBER" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type SalesOrderFilter = {
  billing?: SalesOrderBillingFilter | null | undefined;
  customerId?: number | null | undefined;
  kind?: SalesOrderKind | null | undefined;
  salesOrderIds?: ReadonlyArray<string> | null | undefined;
  search?: string | null | undefined;
  statusCodes?: ReadonlyArray<string> | null | undefined;
};
export type SalesOrderOrder = {
  direction: SortDirection;
  field: SalesOrderOrderField;
};
export type matchingOrdersQuery$variables = {
  filter?: SalesOrderFilter | null | undefined;
  orderBy?: SalesOrderOrder | null | undefined;
  tab: OrderTab;
};
export type matchingOrdersQuery$data = {
  readonly rows: {
    readonly ids: ReadonlyArray<string>;
    readonly isCapped: boolean;
    readonly total: number;
  };
};
export type matchingOrdersQuery = {
  response: matchingOrdersQuery$data;
  variables: matchingOrdersQuery$variables;
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
    "name": "salesOrderSelection",
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
    "name": "matchingOrdersQuery",
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
    "name": "matchingOrdersQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "0308e6ab38d3c9e19657f7b96f2aa8e05a7d6d4b35e6cebd9fa90fd4ecfa85a7",
    "metadata": {},
    "name": "matchingOrdersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b8e0d773741fa7ea69685657bc5f64da";

export default node;
