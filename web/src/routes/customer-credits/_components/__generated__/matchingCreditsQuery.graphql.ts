/**
 * @generated SignedSource<<28742267dbd15be6001d099f0d6434f9>>
 * @relayHash d3c50ca657fb8518bca6f15cff9296fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c0d278a5a18a5ab3a85c94da89eec786b04b148be747b90e9f30c4e36b6a1c9

import type { ConcreteRequest } from 'relay-runtime';
export type CustomerCreditKind = "GOODWILL" | "PRICE_FIX" | "RETURN" | "%future added value";
export type CustomerCreditOrderField = "AMOUNT" | "AVAILABLE" | "ISSUED_ON" | "NUMBER" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type CustomerCreditFilter = {
  creditIds?: ReadonlyArray<string> | null | undefined;
  customerId?: number | null | undefined;
  hasAvailable?: boolean | null | undefined;
  issuedFrom?: string | null | undefined;
  issuedTo?: string | null | undefined;
  kind?: CustomerCreditKind | null | undefined;
  search?: string | null | undefined;
};
export type CustomerCreditOrder = {
  direction: SortDirection;
  field: CustomerCreditOrderField;
};
export type matchingCreditsQuery$variables = {
  filter?: CustomerCreditFilter | null | undefined;
  orderBy?: CustomerCreditOrder | null | undefined;
};
export type matchingCreditsQuery$data = {
  readonly rows: {
    readonly ids: ReadonlyArray<string>;
    readonly isCapped: boolean;
    readonly total: number;
  };
};
export type matchingCreditsQuery = {
  response: matchingCreditsQuery$data;
  variables: matchingCreditsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "orderBy"
  }
],
v1 = [
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
      }
    ],
    "concreteType": "ListSelection",
    "kind": "LinkedField",
    "name": "customerCreditSelection",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "matchingCreditsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "matchingCreditsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9c0d278a5a18a5ab3a85c94da89eec786b04b148be747b90e9f30c4e36b6a1c9",
    "metadata": {},
    "name": "matchingCreditsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3bb21e13d2cc1c75187c7256dfb4c439";

export default node;
