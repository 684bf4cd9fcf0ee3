/**
 * @generated SignedSource<<7402f3b52d923b3c4645ed295b0e0e73>>
 * @relayHash 1712d63c11d2f0143adcef2642cdf4a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d5cee71f96ad7703716c9d55eb83a82f399229178ae28b80c33b80ebefec140

import type { ConcreteRequest } from 'relay-runtime';
export type useAllocationQuery$variables = {
  amount?: string | null | undefined;
  customerId: number;
};
export type useAllocationQuery$data = {
  readonly paymentAllocation: {
    readonly invoices: ReadonlyArray<{
      readonly amount: string;
      readonly balance: string;
      readonly currency: string;
      readonly dueOn: string | null | undefined;
      readonly invoiceId: string;
      readonly isOverdue: boolean;
      readonly issuedOn: string | null | undefined;
      readonly number: string;
    }>;
    readonly owed: string;
  };
};
export type useAllocationQuery = {
  response: useAllocationQuery$data;
  variables: useAllocationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "amount"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customerId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "amount",
        "variableName": "amount"
      },
      {
        "kind": "Variable",
        "name": "customerId",
        "variableName": "customerId"
      }
    ],
    "concreteType": "PaymentAllocation",
    "kind": "LinkedField",
    "name": "paymentAllocation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "owed",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AllocatedInvoice",
        "kind": "LinkedField",
        "name": "invoices",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "invoiceId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "issuedOn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dueOn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOverdue",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "currency",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "balance",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amount",
            "storageKey": null
          }
        ],
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAllocationQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAllocationQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "5d5cee71f96ad7703716c9d55eb83a82f399229178ae28b80c33b80ebefec140",
    "metadata": {},
    "name": "useAllocationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c91e2fce1eb36dcae9117b24c0b75faa";

export default node;
