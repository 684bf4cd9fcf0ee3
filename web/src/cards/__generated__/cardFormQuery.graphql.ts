/**
 * @generated SignedSource<<e94fd7fd53fb59658723de0f59521b94>>
 * @relayHash 47446262795ee9c251757cd6cd9dd335
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11fe8a008632540991f10cc751243fdf672d215a500bdcdd3dcc18ae4cb6ede1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type cardFormQuery$variables = Record<PropertyKey, never>;
export type cardFormQuery$data = {
  readonly countries: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
    readonly requiresState: boolean;
  }>;
  readonly paymentGateways: ReadonlyArray<{
    readonly databaseId: number;
    readonly fieldsUrl: string | null | undefined;
    readonly isDefault: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"HostedCardFields_gateway">;
  }>;
};
export type cardFormQuery = {
  response: cardFormQuery$data;
  variables: cardFormQuery$variables;
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
  "name": "fieldsUrl",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "requiresState",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "cardFormQuery",
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
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HostedCardFields_gateway"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "countries",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "cardFormQuery",
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
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "countries",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    "id": "11fe8a008632540991f10cc751243fdf672d215a500bdcdd3dcc18ae4cb6ede1",
    "metadata": {},
    "name": "cardFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "13dacab53b52b359ea0faa62a52e98fd";

export default node;
