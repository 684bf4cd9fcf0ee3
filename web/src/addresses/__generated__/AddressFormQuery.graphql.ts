/**
 * @generated SignedSource<<5ff6364af983cbc5fb7402eb45342e4c>>
 * @relayHash 4663f7cf93e82e479c6cdd01a87b366a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ac4c88134ac0f4f4b74a85f199662eba0f8d62ddd5b59907b30723bc69ad132

import type { ConcreteRequest } from 'relay-runtime';
export type AddressFormQuery$variables = Record<PropertyKey, never>;
export type AddressFormQuery$data = {
  readonly countries: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
    readonly requiresState: boolean;
    readonly zipExample: string | null | undefined;
    readonly zipPattern: string | null | undefined;
  }>;
};
export type AddressFormQuery = {
  response: AddressFormQuery$data;
  variables: AddressFormQuery$variables;
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
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "requiresState",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "zipPattern",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "zipExample",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AddressFormQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "countries",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
    "name": "AddressFormQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "countries",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
    "id": "8ac4c88134ac0f4f4b74a85f199662eba0f8d62ddd5b59907b30723bc69ad132",
    "metadata": {},
    "name": "AddressFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4aaebc763c123d6fb0710a77e9f63081";

export default node;
