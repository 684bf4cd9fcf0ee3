/**
 * @generated SignedSource<<0065d670b3774c63eeeb97f47576ad3a>>
 * @relayHash 2379b56f09741bdd25db94d6fc1d5731
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4e160541baa45cd951e8948b90d4747689d31100466e830bbb5893784a6eeb3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SimulatePageQuery$variables = {
  itemGroupCodes: ReadonlyArray<string>;
  itemTypeCodes: ReadonlyArray<string>;
  metalCode?: string | null | undefined;
  percent: string;
};
export type SimulatePageQuery$data = {
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
v4 = [
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
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCut",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unpriced",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "before",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "after",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "difference",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marginBefore",
  "storageKey": null
},
v11 = {
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
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SimulatePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "PriceSimulation",
        "kind": "LinkedField",
        "name": "simulatePrices",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SimulatePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "PriceSimulation",
        "kind": "LinkedField",
        "name": "simulatePrices",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "code",
                "storageKey": null
              },
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
                "concreteType": "SimulatedPrice",
                "kind": "LinkedField",
                "name": "price",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "differencePercent",
                    "storageKey": null
                  },
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "marginAfter",
                    "storageKey": null
                  },
                  (v11/*:: as any*/)
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
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
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
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
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
  },
  "params": {
    "id": "e4e160541baa45cd951e8948b90d4747689d31100466e830bbb5893784a6eeb3",
    "metadata": {},
    "name": "SimulatePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8ce5b7cea654ba3cc549f25710906077";

export default node;
