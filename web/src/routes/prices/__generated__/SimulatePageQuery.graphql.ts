/**
 * @generated SignedSource<<637ea9ff6fdb3d436532c97fef2878bb>>
 * @relayHash 7f9088c8aa336dbcce9bd9540b4d14d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 607cdd528fcd5f09ef0febe1b68599186ce2c9de28e0cb93f91d947855be13af

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SimulatePageQuery$variables = {
  itemGroupCodes: ReadonlyArray<string>;
  itemTypeCodes: ReadonlyArray<string>;
  metalCode?: string | null | undefined;
  percent: string;
  quoteNumbers: ReadonlyArray<string>;
};
export type SimulatePageQuery$data = {
  readonly itemGroups: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"SimulationForm_group">;
  }>;
  readonly simulatePrices: {
    readonly isCut: boolean;
    readonly unpriced: number;
    readonly " $fragmentSpreads": FragmentRefs<"SimulatedLines_simulation" | "SimulatedPieces_simulation">;
  } | null | undefined;
};
export type SimulatePageQuery = {
  response: SimulatePageQuery$data;
  variables: SimulatePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "itemGroupCodes"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "itemTypeCodes"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "metalCode"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "percent"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "quoteNumbers"
},
v5 = [
  {
    "kind": "Variable",
    "name": "itemGroupCodes",
    "variableName": "itemGroupCodes"
  },
  {
    "kind": "Variable",
    "name": "itemTypeCodes",
    "variableName": "itemTypeCodes"
  },
  {
    "kind": "Variable",
    "name": "metalCode",
    "variableName": "metalCode"
  },
  {
    "kind": "Variable",
    "name": "percent",
    "variableName": "percent"
  },
  {
    "kind": "Variable",
    "name": "quoteNumbers",
    "variableName": "quoteNumbers"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCut",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unpriced",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "before",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "after",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "difference",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marginBefore",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marginIfKept",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SimulatePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "PriceSimulation",
        "kind": "LinkedField",
        "name": "simulatePrices",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SimulatedPieces_simulation"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SimulatedLines_simulation"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ItemGroup",
        "kind": "LinkedField",
        "name": "itemGroups",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SimulationForm_group"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SimulatePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "PriceSimulation",
        "kind": "LinkedField",
        "name": "simulatePrices",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
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
            "concreteType": "SimulatedPiece",
            "kind": "LinkedField",
            "name": "pieces",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "SimulatedPrice",
                "kind": "LinkedField",
                "name": "price",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "differencePercent",
                    "storageKey": null
                  },
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "marginAfter",
                    "storageKey": null
                  },
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SimulatedTotal",
            "kind": "LinkedField",
            "name": "quotedTotal",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SimulatedLine",
            "kind": "LinkedField",
            "name": "lines",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "quoteNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lineKey",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "customerName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
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
                "name": "unitPrice",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SimulatedPrice",
                "kind": "LinkedField",
                "name": "price",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ItemGroup",
        "kind": "LinkedField",
        "name": "itemGroups",
        "plural": true,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "607cdd528fcd5f09ef0febe1b68599186ce2c9de28e0cb93f91d947855be13af",
    "metadata": {},
    "name": "SimulatePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bc1e2c5342b55df6cae060c98ea8c95e";

export default node;
