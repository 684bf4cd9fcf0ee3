/**
 * @generated SignedSource<<d5581441e41472a1e597865bbde0ddcb>>
 * @relayHash 24fbf0a78b64cb2d10a05fab2b30c4b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 973fadd4306515612317a7caf0383b022d24e18024672dfac4334914aa08426d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GuestAnswerDialogQuery$variables = {
  access: string;
  isAccepting: boolean;
  lineKeys: ReadonlyArray<number>;
};
export type GuestAnswerDialogQuery$data = {
  readonly guestQuote?: {
    readonly currency: string;
    readonly offer: {
      readonly order: {
        readonly grandTotal: string;
        readonly " $fragmentSpreads": FragmentRefs<"QuotedTotals_order">;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type GuestAnswerDialogQuery = {
  response: GuestAnswerDialogQuery$data;
  variables: GuestAnswerDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "access"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isAccepting"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lineKeys"
},
v3 = [
  {
    "kind": "Variable",
    "name": "access",
    "variableName": "access"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v5 = [
  {
    "kind": "Variable",
    "name": "lineKeys",
    "variableName": "lineKeys"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "grandTotal",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "GuestAnswerDialogQuery",
    "selections": [
      {
        "condition": "isAccepting",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "GuestQuote",
            "kind": "LinkedField",
            "name": "guestQuote",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
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
                    "args": (v5/*:: as any*/),
                    "concreteType": "QuotedOrder",
                    "kind": "LinkedField",
                    "name": "order",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "QuotedTotals_order"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "GuestAnswerDialogQuery",
    "selections": [
      {
        "condition": "isAccepting",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "GuestQuote",
            "kind": "LinkedField",
            "name": "guestQuote",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
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
                    "args": (v5/*:: as any*/),
                    "concreteType": "QuotedOrder",
                    "kind": "LinkedField",
                    "name": "order",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "subTotal",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "shippingPrice",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "salesTaxValue",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "depositPercent",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "deposit",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "973fadd4306515612317a7caf0383b022d24e18024672dfac4334914aa08426d",
    "metadata": {},
    "name": "GuestAnswerDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "73ea7f478f6af44850391c7e5423ff18";

export default node;
