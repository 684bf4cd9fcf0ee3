/**
 * @generated SignedSource<<eadb8d1dbce1f98375b61ab82b3d6e16>>
 * @relayHash 39dc19966b52df65032bebd8b1d77d64
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9709c2d07351463fbe0d329a316f5898f8688b49ec490c5786cdcf44f6db611d

import type { ConcreteRequest } from 'relay-runtime';
export type AddressPart = "CITY" | "COMPANY" | "NAME" | "STATE" | "STREET" | "ZIP" | "%future added value";
export type addressFormQuery$variables = Record<PropertyKey, never>;
export type addressFormQuery$data = {
  readonly countries: ReadonlyArray<{
    readonly addressParts: ReadonlyArray<AddressPart>;
    readonly databaseId: number;
    readonly name: string;
    readonly requiresCity: boolean;
    readonly requiresState: boolean;
    readonly requiresZip: boolean;
    readonly zipExample: string | null | undefined;
  }>;
};
export type addressFormQuery = {
  response: addressFormQuery$data;
  variables: addressFormQuery$variables;
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
  "name": "requiresCity",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "requiresZip",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "addressParts",
  "storageKey": null
},
v6 = {
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
    "name": "addressFormQuery",
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
          (v5/*:: as any*/),
          (v6/*:: as any*/)
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
    "name": "addressFormQuery",
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
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
    "id": "9709c2d07351463fbe0d329a316f5898f8688b49ec490c5786cdcf44f6db611d",
    "metadata": {},
    "name": "addressFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a43621570ef46d0179784a97b4ca2e1c";

export default node;
