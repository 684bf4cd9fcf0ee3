/**
 * @generated SignedSource<<3be0c7b747dfe95ab1ee3a38f6cc67be>>
 * @relayHash c99742e70986c2f1802304010122e169
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32cfa318d72c556aa7092b9ce110d2472809aa29639f68ae182e50536baecc16

import type { ConcreteRequest } from 'relay-runtime';
export type CalculatePriceInput = {
  configuration: ConfigurationInput;
  quantity?: number | null | undefined;
  requestId?: string | null | undefined;
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
export type usePackedPiecePriceQuery$variables = {
  input: CalculatePriceInput;
  isKnown: boolean;
};
export type usePackedPiecePriceQuery$data = {
  readonly calculatePrice?: {
    readonly currency: string;
    readonly unitPrice: string | null | undefined;
  } | null | undefined;
};
export type usePackedPiecePriceQuery = {
  response: usePackedPiecePriceQuery$data;
  variables: usePackedPiecePriceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isKnown"
  }
],
v1 = [
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
            "name": "input",
            "variableName": "input"
          }
        ],
        "concreteType": "PriceCalculation",
        "kind": "LinkedField",
        "name": "calculatePrice",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePackedPiecePriceQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePackedPiecePriceQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "32cfa318d72c556aa7092b9ce110d2472809aa29639f68ae182e50536baecc16",
    "metadata": {},
    "name": "usePackedPiecePriceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "48467cd10bb6cb1cfffddafa03085879";

export default node;
