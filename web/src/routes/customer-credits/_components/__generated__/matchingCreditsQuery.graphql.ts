/**
 * @generated SignedSource<<50bb16fd5da69065ae48827ab4355dc2>>
 * @relayHash 11ce3985fa150a8e6f7c22be9ecfa037
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2d568e4ee7b4fb7bcc458f122893c769574270a236cb8c9b3aac0d2e966e121

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
  readonly customerCreditSelection: {
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
    "id": "c2d568e4ee7b4fb7bcc458f122893c769574270a236cb8c9b3aac0d2e966e121",
    "metadata": {},
    "name": "matchingCreditsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4cb6624d88bf5e45980b5c78a14e3e2c";

export default node;
