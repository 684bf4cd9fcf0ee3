/**
 * @generated SignedSource<<bade83aa6fe9ddfaabed5a06de9aadd9>>
 * @relayHash e3667bdd9e066ed741b8d63b32d7e469
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68130bdb4f1782569e83371674ad1e1690424024cc30ee35e13665c7745fdc34

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnBalanceQuery$variables = Record<PropertyKey, never>;
export type OwnBalanceQuery$data = {
  readonly customerBalance: {
    readonly " $fragmentSpreads": FragmentRefs<"BalanceCard_balance">;
  } | null | undefined;
};
export type OwnBalanceQuery = {
  response: OwnBalanceQuery$data;
  variables: OwnBalanceQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OwnBalanceQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomerBalance",
        "kind": "LinkedField",
        "name": "customerBalance",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BalanceCard_balance"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OwnBalanceQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomerBalance",
        "kind": "LinkedField",
        "name": "customerBalance",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "customerId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "customerName",
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
            "name": "openBalance",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "overdue",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dueIn7",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "prepayments",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "availableCredits",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "creditLimit",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "availableLimit",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AgedAmount",
            "kind": "LinkedField",
            "name": "ageing",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bucket",
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
    ]
  },
  "params": {
    "id": "68130bdb4f1782569e83371674ad1e1690424024cc30ee35e13665c7745fdc34",
    "metadata": {},
    "name": "OwnBalanceQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "8e348c2fa75efc64344eafc1a7b9d271";

export default node;
