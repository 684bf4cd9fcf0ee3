/**
 * @generated SignedSource<<020338d43ae8804733471be99197f441>>
 * @relayHash b1853e1c20f71484e658c5ba1bfb3854
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71760e73a49e2e63aab071ead56d183f07c5dc24292f98db8cda93d170120964

import type { ConcreteRequest } from 'relay-runtime';
export type OrderTab = "ALL" | "CLOSED" | "NEW" | "PROCESSING" | "%future added value";
export type SalesOrderKind = "POS_LSO" | "SO" | "%future added value";
export type SalesOrderOrderField = "CREATED_AT" | "NUMBER" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type SalesOrderFilter = {
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
  readonly salesOrderSelection: {
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
    "alias": null,
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
    "id": "71760e73a49e2e63aab071ead56d183f07c5dc24292f98db8cda93d170120964",
    "metadata": {},
    "name": "matchingOrdersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "801c58afdd0ffb9cc679375e48408052";

export default node;
