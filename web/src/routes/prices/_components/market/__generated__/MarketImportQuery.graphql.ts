/**
 * @generated SignedSource<<5c98180a137d0d15f99fa7762c5d09f8>>
 * @relayHash 542b61658150c55bcfbc199a17321ff2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a66638e426bcb637df8ff94a62b77e2e7e84108460a57fbbebadee9f124b6d39

import type { ConcreteRequest } from 'relay-runtime';
export type MarketImportQuery$variables = {
  text: string;
};
export type MarketImportQuery$data = {
  readonly marketFile: {
    readonly lines: ReadonlyArray<{
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
    "id": "a66638e426bcb637df8ff94a62b77e2e7e84108460a57fbbebadee9f124b6d39",
    "metadata": {},
    "name": "MarketImportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "db443645f0988aa02e8e29d3513d6c1f";

export default node;
