/**
 * @generated SignedSource<<b7a5729ccee8f929cb676aa6c003b9fa>>
 * @relayHash b01115c866fa0ef1071b381634ba6ac5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7e075f42c37c7b813dda37233c2e3381246c64604848f582a9bdb04e51907fb

import type { ConcreteRequest } from 'relay-runtime';
export type MarketImportQuery$variables = {
  text: string;
};
export type MarketImportQuery$data = {
  readonly marketFile: {
    readonly lines: ReadonlyArray<{
      readonly against: string | null | undefined;
      readonly asOf: string;
      readonly buy: string;
      readonly line: number;
      readonly metalCode: string;
      readonly sell: string;
    }>;
    readonly problems: ReadonlyArray<{
      readonly code: string;
      readonly column: string;
      readonly line: number;
    }>;
  } | null | undefined;
};
export type MarketImportQuery = {
  response: MarketImportQuery$data;
  variables: MarketImportQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "line",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "MarketFile",
    "kind": "LinkedField",
    "name": "marketFile",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MarketLine",
        "kind": "LinkedField",
        "name": "lines",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
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
            "name": "asOf",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "buy",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sell",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "against",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MarketProblem",
        "kind": "LinkedField",
        "name": "problems",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "column",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
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
    "name": "MarketImportQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MarketImportQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "e7e075f42c37c7b813dda37233c2e3381246c64604848f582a9bdb04e51907fb",
    "metadata": {},
    "name": "MarketImportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5922a206d8118b708ce89f0c484e8c43";

export default node;
