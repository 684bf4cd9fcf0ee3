/**
 * @generated SignedSource<<4c682ad22f78b4939ce95868122f1fa3>>
 * @relayHash 32d5980a41ae247b69bcdb2225a8c451
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff82b0b3190bae34ccb240df6c591979f63675c86ea314e78b54e929c24cfcf3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestPriceQuoteInput = {
  configuration: ConfigurationInput;
  drawingFileId?: number | null | undefined;
  endCustomer?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  note?: string | null | undefined;
  quantity: number;
  reference?: string | null | undefined;
  wantedBy?: string | null | undefined;
};
export type ConfigurationInput = {
  alloyId?: number | null | undefined;
  attributes?: ReadonlyArray<AttributeChoiceInput> | null | undefined;
  itemTypeId: number;
  ownMetal?: boolean | null | undefined;
  priorityId?: number | null | undefined;
  size?: string | null | undefined;
  subItems?: ReadonlyArray<PartConfigurationInput> | null | undefined;
};
export type AttributeChoiceInput = {
  attributeId: number;
  optionId?: number | null | undefined;
  text?: string | null | undefined;
};
export type PartConfigurationInput = {
  alloyId?: number | null | undefined;
  attributes?: ReadonlyArray<AttributeChoiceInput> | null | undefined;
  itemTypeId: number;
  size?: string | null | undefined;
};
export type useRequestQuoteMutation$variables = {
  input: RequestPriceQuoteInput;
};
export type useRequestQuoteMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"mutationError_error">;
    } | null | undefined;
    readonly priceQuote?: {
      readonly number: string;
    };
  };
};
export type useRequestQuoteMutation = {
  response: useRequestQuoteMutation$data;
  variables: useRequestQuoteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InputIssue",
      "kind": "LinkedField",
      "name": "issues",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInputError",
  "abstractKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "data",
      "storageKey": null
    }
  ],
  "type": "RefusedError",
  "abstractKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "permission",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "permissionKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "permissionName",
      "storageKey": null
    }
  ],
  "type": "ForbiddenError",
  "abstractKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentVersion",
      "storageKey": null
    }
  ],
  "type": "ConflictError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRequestQuoteMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "requestPriceQuote",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PriceQuote",
                "kind": "LinkedField",
                "name": "priceQuote",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "RequestPriceQuoteSuccess",
            "abstractKey": null
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "mutationError_error",
                  "selections": [
                    (v2/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    (v6/*:: as any*/),
                    (v7/*:: as any*/),
                    (v8/*:: as any*/),
                    (v9/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "MutationError",
              "abstractKey": "__isMutationError"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "error"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestQuoteMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "requestPriceQuote",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PriceQuote",
                "kind": "LinkedField",
                "name": "priceQuote",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
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
            ],
            "type": "RequestPriceQuoteSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "type": "MutationError",
            "abstractKey": "__isMutationError"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ff82b0b3190bae34ccb240df6c591979f63675c86ea314e78b54e929c24cfcf3",
    "metadata": {},
    "name": "useRequestQuoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6ee2afd501b84ea3c361597ae481c4d2";

export default node;
