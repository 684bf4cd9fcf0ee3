/**
 * @generated SignedSource<<f90d2edb167b6a6adeeff6bbacd72946>>
 * @relayHash ef3065f49c6b03f91e990e42ed954406
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccb88c5e6e78bd35a5ceed0c2a0677332ae322f73d83a70afb6c1351923eccb2

import type { ConcreteRequest } from 'relay-runtime';
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
export type usePackedPiecePriceQuery$variables = {
  configuration: ConfigurationInput;
  customerId: number;
  isKnown: boolean;
};
export type usePackedPiecePriceQuery$data = {
  readonly memoPrice?: {
    readonly currency: string;
    readonly unitPrice: string | null | undefined;
  } | null | undefined;
};
export type usePackedPiecePriceQuery = {
  response: usePackedPiecePriceQuery$data;
  variables: usePackedPiecePriceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "configuration"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customerId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isKnown"
},
v3 = [
  {
    "condition": "isKnown",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "configuration",
            "variableName": "configuration"
          },
          {
            "kind": "Variable",
            "name": "customerId",
            "variableName": "customerId"
          }
        ],
        "concreteType": "PriceCalculation",
        "kind": "LinkedField",
        "name": "memoPrice",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unitPrice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "currency",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePackedPiecePriceQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "usePackedPiecePriceQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "ccb88c5e6e78bd35a5ceed0c2a0677332ae322f73d83a70afb6c1351923eccb2",
    "metadata": {},
    "name": "usePackedPiecePriceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aa9f1be4456a82ce4d6bd830f82b48f4";

export default node;
