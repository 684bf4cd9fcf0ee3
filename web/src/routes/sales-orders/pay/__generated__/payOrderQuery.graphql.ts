/**
 * @generated SignedSource<<e168a6f4901b10a7338f830941f843a4>>
 * @relayHash 26608cf54ae7002cff55d8e279b2dc8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9034a39399b6527a155865463f5178f7ccba4d3e06904310eec7ce2468766cbe

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type payOrderQuery$variables = Record<PropertyKey, never>;
export type payOrderQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CardPicker_query">;
};
export type payOrderQuery = {
  response: payOrderQuery$data;
  variables: payOrderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDefault",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "payOrderQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "CardPicker_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "payOrderQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PaymentGateway",
        "kind": "LinkedField",
        "name": "paymentGateways",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fieldsUrl",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSandbox",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SavedCard",
        "kind": "LinkedField",
        "name": "savedCards",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CardType",
            "kind": "LinkedField",
            "name": "cardType",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "last4",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expMonth",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expYear",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isExpired",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9034a39399b6527a155865463f5178f7ccba4d3e06904310eec7ce2468766cbe",
    "metadata": {},
    "name": "payOrderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bc91030b899f755a94882a81ec7cd7eb";

export default node;
