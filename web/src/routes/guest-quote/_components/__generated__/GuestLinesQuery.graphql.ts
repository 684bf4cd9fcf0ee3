/**
 * @generated SignedSource<<ca4021a16f5b61e7c7df5ceea87a2d96>>
 * @relayHash cb1d0cd10e1e770d8f995f94c8906e41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a94cc737e91359086e2a9f4e9f051a18601ff93bc8c3ef8bb4551704bf0e373e

import type { ConcreteRequest } from 'relay-runtime';
export type GuestLinesQuery$variables = {
  access: string;
  lineKeys: ReadonlyArray<number>;
};
export type GuestLinesQuery$data = {
  readonly guestQuote: {
    readonly offer: {
      readonly chosenTotal: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type GuestLinesQuery = {
  response: GuestLinesQuery$data;
  variables: GuestLinesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "access"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "lineKeys"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "access",
        "variableName": "access"
      }
    ],
    "concreteType": "GuestQuote",
    "kind": "LinkedField",
    "name": "guestQuote",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "GuestQuoteOffer",
        "kind": "LinkedField",
        "name": "offer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "lineKeys",
                "variableName": "lineKeys"
              }
            ],
            "kind": "ScalarField",
            "name": "chosenTotal",
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
    "name": "GuestLinesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GuestLinesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a94cc737e91359086e2a9f4e9f051a18601ff93bc8c3ef8bb4551704bf0e373e",
    "metadata": {},
    "name": "GuestLinesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c3b58cf9f178cc21b757a07a2d8a5c36";

export default node;
