/**
 * @generated SignedSource<<f5434bc9931e33ecdc4a8790c7c99076>>
 * @relayHash 2a26757a1019c9d995a89ef9de604e6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f180164a099750a981bfd6b09fb532ee338c6cc597a8d8dff22323aad31b5e1f

import type { ConcreteRequest } from 'relay-runtime';
export type PriceEstimateInput = {
  configuration?: ConfigurationInput | null | undefined;
  design?: EstimateDesignInput | null | undefined;
  estimateId?: string | null | undefined;
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
export type EstimateDesignInput = {
  alloyId: number;
  cadVolume?: string | null | undefined;
  ownMetal?: boolean | null | undefined;
  priorityId?: number | null | undefined;
  serviceTypeCodes?: ReadonlyArray<string> | null | undefined;
  stones?: ReadonlyArray<EstimateStoneInput> | null | undefined;
  surfaceArea?: string | null | undefined;
  treatmentIds?: ReadonlyArray<number> | null | undefined;
  weight?: string | null | undefined;
};
export type EstimateStoneInput = {
  caratEach: string;
  count: number;
  gem: string;
  quality: string;
  settingType: string;
  shape: string;
};
export type useEstimatePriceQuery$variables = {
  input: PriceEstimateInput;
};
export type useEstimatePriceQuery$data = {
  readonly priceEstimate: {
    readonly limitations: ReadonlyArray<{
      readonly before: {
        readonly name: string;
      } | null | undefined;
      readonly code: string;
      readonly index: number;
      readonly service: {
        readonly name: string;
      } | null | undefined;
    }>;
    readonly price: {
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
      readonly missing: ReadonlyArray<number>;
      readonly pricingNote: string | null | undefined;
      readonly promisedOn: string | null | undefined;
      readonly quoteRequired: boolean;
      readonly requestId: string | null | undefined;
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
      readonly warnings: ReadonlyArray<{
        readonly code: string;
      }>;
    };
    readonly slowestService: {
      readonly minLeadDays: number;
      readonly service: {
        readonly name: string;
      };
    } | null | undefined;
  } | null | undefined;
};
export type useEstimatePriceQuery = {
  response: useEstimatePriceQuery$data;
  variables: useEstimatePriceQuery$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "kind",
    "storageKey": null
  },
  (v1/*:: as any*/),
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
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v4 = [
  (v2/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "EstimateService",
  "kind": "LinkedField",
  "name": "service",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "EstimateCalculation",
    "kind": "LinkedField",
    "name": "priceEstimate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PriceCalculation",
        "kind": "LinkedField",
        "name": "price",
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
            "name": "pricingNote",
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
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PriceRow",
            "kind": "LinkedField",
            "name": "breakdown",
            "plural": true,
            "selections": (v3/*:: as any*/),
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "EstimateLimitation",
        "kind": "LinkedField",
        "name": "limitations",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "index",
            "storageKey": null
          },
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "EstimateService",
            "kind": "LinkedField",
            "name": "before",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "EstimateSlowestService",
        "kind": "LinkedField",
        "name": "slowestService",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "minLeadDays",
            "storageKey": null
          },
          (v5/*:: as any*/)
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
    "name": "useEstimatePriceQuery",
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEstimatePriceQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "f180164a099750a981bfd6b09fb532ee338c6cc597a8d8dff22323aad31b5e1f",
    "metadata": {},
    "name": "useEstimatePriceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ee3872c705d11fab12f0696a02449566";

export default node;
