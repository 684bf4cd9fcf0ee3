/**
 * @generated SignedSource<<695a04a8e8fe636200bf31399c45e707>>
 * @relayHash 7bd00d8b25258c8116a1c276c72a2180
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cc5ef596eb2f9a4d368f066def1b027c763672126b5afb09c67267482efae48

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
    "id": "1cc5ef596eb2f9a4d368f066def1b027c763672126b5afb09c67267482efae48",
    "metadata": {},
    "name": "AddressFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b70bcf30172aa84a3d27ceceda0a0590";

export default node;
