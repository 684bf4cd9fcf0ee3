/**
 * @generated SignedSource<<2ec0ec2ca078a3b282217b20dbdb7ac5>>
 * @relayHash c1dc2f249d125f559ff2f4a0d9e87a3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b66084b5b3636e71810bb9ff18fc7253af291c869d67a4ed45283863c316bcf

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "CARD" | "CASH" | "CHECK" | "OTHER" | "PAYPAL" | "TRANSFER" | "%future added value";
export type PaymentOrderField = "AMOUNT" | "AVAILABLE" | "NUMBER" | "RECEIVED_ON" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type PaymentFilter = {
  customerId?: number | null | undefined;
  hasAvailable?: boolean | null | undefined;
  method?: PaymentMethod | null | undefined;
  paymentIds?: ReadonlyArray<string> | null | undefined;
  receivedFrom?: string | null | undefined;
  receivedTo?: string | null | undefined;
  search?: string | null | undefined;
};
export type PaymentOrder = {
  direction: SortDirection;
  field: PaymentOrderField;
};
export type matchingPaymentsQuery$variables = {
  filter?: PaymentFilter | null | undefined;
  orderBy?: PaymentOrder | null | undefined;
};
export type matchingPaymentsQuery$data = {
  readonly paymentSelection: {
    readonly ids: ReadonlyArray<string>;
    readonly isCapped: boolean;
    readonly total: number;
  };
};
export type matchingPaymentsQuery = {
  response: matchingPaymentsQuery$data;
  variables: matchingPaymentsQuery$variables;
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
    "name": "paymentSelection",
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
    "name": "matchingPaymentsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "matchingPaymentsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7b66084b5b3636e71810bb9ff18fc7253af291c869d67a4ed45283863c316bcf",
    "metadata": {},
    "name": "matchingPaymentsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "21c72bad0395db2caeabcf849ea86699";

export default node;
