/**
 * @generated SignedSource<<76220efe724c79120a0ef0c14eb30079>>
 * @relayHash 5d569f42638b2998e5bdbb332ab22ad2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 730f4116b729af859d5a2d0c4091c4aac7564da3fc381fef8137ba12f86f69ef

import type { ConcreteRequest } from 'relay-runtime';
export type useAllocationQuery$variables = {
  amount?: string | null | undefined;
  customerId: number;
  paymentId?: string | null | undefined;
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
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "paymentId"
},
v3 = [
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
      },
      {
        "kind": "Variable",
        "name": "paymentId",
        "variableName": "paymentId"
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAllocationQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAllocationQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "730f4116b729af859d5a2d0c4091c4aac7564da3fc381fef8137ba12f86f69ef",
    "metadata": {},
    "name": "useAllocationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fee575f8bf2a72e2043733e4cb79272d";

export default node;
