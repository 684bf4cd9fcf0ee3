/**
 * @generated SignedSource<<d817735b7743905fd71df6c84eac7f84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

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
  priorityId?: number | null | undefined;
  size?: string | null | undefined;
};
export type AttributeChoiceInput = {
  attributeId: number;
  optionId?: number | null | undefined;
  text?: string | null | undefined;
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
      readonly asOf: string;
      readonly metalCode: string;
      readonly metalName: string;
      readonly pricePerOunce: string;
    }>;
    readonly missing: ReadonlyArray<number>;
    readonly promisedOn: string | null | undefined;
    readonly quoteRequired: boolean;
    readonly requestId: string | null | undefined;
    readonly summary: ReadonlyArray<{
      readonly amount: string;
      readonly kind: string;
      readonly name: string;
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
  "name": "kind",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v5 = [
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
        "concreteType": "PriceRow",
        "kind": "LinkedField",
        "name": "summary",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PriceRow",
        "kind": "LinkedField",
        "name": "breakdown",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v4/*:: as any*/),
          (v2/*:: as any*/),
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
          (v3/*:: as any*/)
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
            "name": "metalCode",
            "storageKey": null
          },
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "asOf",
            "storageKey": null
          }
        ],
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
          (v4/*:: as any*/)
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
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePriceQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "d08ad15d41f8395c1cc0ccb21ac73872",
    "id": null,
    "metadata": {},
    "name": "usePriceQuery",
    "operationKind": "query",
    "text": "query usePriceQuery(\n  $input: CalculatePriceInput!\n) {\n  calculatePrice(input: $input) {\n    requestId\n    currency\n    unitPrice\n    linePrice\n    quoteRequired\n    summary {\n      kind\n      name\n      amount\n    }\n    breakdown {\n      kind\n      code\n      name\n      quantity\n      unit\n      rate\n      amount\n    }\n    estimatedWeight\n    market {\n      metalCode\n      metalName\n      pricePerOunce\n      asOf\n    }\n    validUntil\n    promisedOn\n    leadDays\n    warnings {\n      code\n    }\n    missing\n  }\n}\n"
  }
};
})();

(node as any).hash = "1e2d02a958455aef0b46d89bae172ca2";

export default node;
