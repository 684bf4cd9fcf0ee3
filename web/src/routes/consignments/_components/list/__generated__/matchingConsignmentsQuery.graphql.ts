/**
 * @generated SignedSource<<918c3e7c80a0aea2131e0d77b3be85a5>>
 * @relayHash 7bc71aa393d4828fc48e18f45b689dcb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e41a4e7671242fb99ffdd8b87824530cc290727a5fbcda8cb73b3372b71c5d91

import type { ConcreteRequest } from 'relay-runtime';
export type ConsignmentOrderField = "DUE_ON" | "ISSUED_ON" | "NUMBER" | "OUT_VALUE" | "%future added value";
export type OrderTab = "ALL" | "CLOSED" | "NEW" | "PROCESSING" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type ConsignmentFilter = {
  consignmentIds?: ReadonlyArray<string> | null | undefined;
  customerId?: number | null | undefined;
  dueBefore?: string | null | undefined;
  isOverdue?: boolean | null | undefined;
  issuedFrom?: string | null | undefined;
  issuedTo?: string | null | undefined;
  search?: string | null | undefined;
  statusCodes?: ReadonlyArray<string> | null | undefined;
};
export type ConsignmentOrder = {
  direction: SortDirection;
  field: ConsignmentOrderField;
};
export type matchingConsignmentsQuery$variables = {
  filter?: ConsignmentFilter | null | undefined;
  orderBy?: ConsignmentOrder | null | undefined;
  tab: OrderTab;
};
export type matchingConsignmentsQuery$data = {
  readonly rows: {
    readonly ids: ReadonlyArray<string>;
    readonly isCapped: boolean;
    readonly total: number;
  };
};
export type matchingConsignmentsQuery = {
  response: matchingConsignmentsQuery$data;
  variables: matchingConsignmentsQuery$variables;
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
    "name": "consignmentSelection",
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
    "name": "matchingConsignmentsQuery",
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
    "name": "matchingConsignmentsQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "e41a4e7671242fb99ffdd8b87824530cc290727a5fbcda8cb73b3372b71c5d91",
    "metadata": {},
    "name": "matchingConsignmentsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0df6b966bef82dd0a37f1b59dc655187";

export default node;
