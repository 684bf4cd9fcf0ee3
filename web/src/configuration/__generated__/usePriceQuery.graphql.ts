/**
 * @generated SignedSource<<a4d5265a94c62ac0a9e823a9397468f5>>
 * @relayHash f1886244b6d52c44872b4b7d86f8ab2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 535dc1eaa6c721669340d2b68bfb16f1c5b4c73284786f23dd3ff275a6ad7ddb

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
export type usePriceQuery$variables = {
  input: CalculatePriceInput;
};
export type usePriceQuery$data = {
  readonly calculatePrice: {
    readonly breakdown: ReadonlyArray<{
      readonly amount: string;
      readonly code: string | null | undefined;
      readonly kind: string;
      readonly name: string;
      readonly quantity: string | null | undefined;
      readonly rate: string | null | undefined;
      readonly unit: string | null | undefined;
    }> | null | undefined;
    readonly currency: string;
    readonly estimatedWeight: string | null | undefined;
    readonly leadDays: number;
    readonly linePrice: string | null | undefined;
    readonly market: ReadonlyArray<{
      readonly metalName: string;
      readonly pricePerOunce: string;
    }>;
    readonly marketAsOf: string | null | undefined;
    readonly missing: ReadonlyArray<number>;
    readonly pricingNote: string | null | undefined;
    readonly promisedOn: string | null | undefined;
    readonly quoteRequired: boolean;
    readonly requestId: string | null | undefined;
    readonly stones: ReadonlyArray<{
      readonly caratEach: string;
      readonly count: number;
      readonly gem: string;
      readonly quality: string;
      readonly shape: string;
    }>;
    readonly summary: ReadonlyArray<{
      readonly amount: string;
      readonly code: string | null | undefined;
      readonly kind: string;
      readonly name: string;
      readonly quantity: string | null | undefined;
      readonly rate: string | null | undefined;
      readonly unit: string | null | undefined;
    }> | null | undefined;
    readonly unitPrice: string | null | undefined;
    readonly validUntil: string | null | undefined;
    readonly warnings: ReadonlyArray<{
      readonly code: string;
    }>;
  } | null | undefined;
};
export type usePriceQuery = {
  response: usePriceQuery$data;
  variables: usePriceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "kind",
    "storageKey": null
  },
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "quantity",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "unit",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "rate",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v3 = [
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
        "name": "requestId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "currency",
        "storageKey": null
      },
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
        "name": "linePrice",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "quoteRequired",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pricingNote",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PriceRow",
        "kind": "LinkedField",
        "name": "summary",
        "plural": true,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PriceRow",
        "kind": "LinkedField",
        "name": "breakdown",
        "plural": true,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ConfiguredStone",
        "kind": "LinkedField",
        "name": "stones",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "gem",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shape",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "quality",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "caratEach",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "estimatedWeight",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MarketFix",
        "kind": "LinkedField",
        "name": "market",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "metalName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pricePerOunce",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "marketAsOf",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "validUntil",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "promisedOn",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "leadDays",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PriceWarning",
        "kind": "LinkedField",
        "name": "warnings",
        "plural": true,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "missing",
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
    "name": "usePriceQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePriceQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "535dc1eaa6c721669340d2b68bfb16f1c5b4c73284786f23dd3ff275a6ad7ddb",
    "metadata": {},
    "name": "usePriceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "18d71cd2bf93fdefa499385a27241197";

export default node;
