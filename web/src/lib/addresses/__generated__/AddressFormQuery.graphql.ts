/**
 * @generated SignedSource<<d4fc654283af33ab2b1c00c4dc44118b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type AddressFormQuery$variables = Record<PropertyKey, never>;
export type AddressFormQuery$data = {
  readonly countries: ReadonlyArray<{
    readonly code: string;
    readonly databaseId: number;
    readonly name: string;
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
  "name": "code",
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
          (v2/*:: as any*/)
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
    "cacheID": "7bd00d8b25258c8116a1c276c72a2180",
    "id": null,
    "metadata": {},
    "name": "AddressFormQuery",
    "operationKind": "query",
    "text": "query AddressFormQuery {\n  countries {\n    databaseId\n    code\n    name\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "b70bcf30172aa84a3d27ceceda0a0590";

export default node;
