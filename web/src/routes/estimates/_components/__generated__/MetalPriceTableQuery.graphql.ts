/**
 * @generated SignedSource<<9dccde82b1aa8714146e1ccb8bb99d44>>
 * @relayHash b04be13e28bbb96ee89b0706053f0ad0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 586ab760bc5657e85b529816dc163964b15f0e527973f76407e959c25fb4f635

import type { ConcreteRequest } from 'relay-runtime';
export type EstimatePage = "CREATE" | "EDIT" | "JOB" | "QUOTE" | "%future added value";
export type MetalPriceTableQuery$variables = {
  page: EstimatePage;
};
export type MetalPriceTableQuery$data = {
  readonly estimateData: {
    readonly currencySymbol: string;
    readonly masterAlloyPrices: ReadonlyArray<{
      readonly alloyId: number;
      readonly asOf: string | null | undefined;
      readonly components: ReadonlyArray<{
        readonly fraction: string;
        readonly metalCode: string;
      }>;
      readonly gramRate: string | null | undefined;
    }>;
    readonly metals: ReadonlyArray<{
      readonly databaseId: number;
      readonly gramRate: string | null | undefined;
      readonly name: string;
    }>;
  } | null | undefined;
};
export type MetalPriceTableQuery = {
  response: MetalPriceTableQuery$data;
  variables: MetalPriceTableQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "page"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gramRate",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "page",
        "variableName": "page"
      }
    ],
    "concreteType": "EstimateData",
    "kind": "LinkedField",
    "name": "estimateData",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "currencySymbol",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "EstimateMetal",
        "kind": "LinkedField",
        "name": "metals",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "databaseId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MasterAlloyPrice",
        "kind": "LinkedField",
        "name": "masterAlloyPrices",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "alloyId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MasterAlloyComponent",
            "kind": "LinkedField",
            "name": "components",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "metalCode",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fraction",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "asOf",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MetalPriceTableQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MetalPriceTableQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "586ab760bc5657e85b529816dc163964b15f0e527973f76407e959c25fb4f635",
    "metadata": {},
    "name": "MetalPriceTableQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5e301352bffab72ccb3e140f4beb1b81";

export default node;
