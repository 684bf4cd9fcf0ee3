/**
 * @generated SignedSource<<49cf526cd43c08442c8e883db64695f4>>
 * @relayHash 37e510d27ed99e73a5cf41eb930cf4f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1946b6a6c9cede1a19428567cc05079fd1022c365cd0dcfa9e0341451472774a

import type { ConcreteRequest } from 'relay-runtime';
export type sheetPricesQuery$variables = {
  itemTypeId: number;
};
export type sheetPricesQuery$data = {
  readonly priceSheet: {
    readonly at: string;
    readonly currency: string;
    readonly customerId: number | null | undefined;
    readonly customerTypeId: number | null | undefined;
    readonly market: ReadonlyArray<{
      readonly asOf: string;
      readonly metalCode: string;
      readonly metalName: string;
      readonly pricePerOunce: string;
    }>;
    readonly pieces: ReadonlyArray<{
      readonly acceptsOwnMetal: boolean;
      readonly alloys: ReadonlyArray<{
        readonly code: string;
        readonly components: ReadonlyArray<{
          readonly fraction: string;
          readonly metalCode: string;
        }>;
        readonly databaseId: number;
        readonly density: string;
        readonly nameEn: string;
        readonly nameFr: string;
        readonly premiumPercent: string;
      }>;
      readonly attributes: ReadonlyArray<{
        readonly code: string;
        readonly databaseId: number;
        readonly defaultNumber: string | null | undefined;
        readonly defaultOptionId: number | null | undefined;
        readonly dependsOnId: number | null | undefined;
        readonly kind: string;
        readonly maxLength: number | null | undefined;
        readonly maxNumber: string | null | undefined;
        readonly minNumber: string | null | undefined;
        readonly nameEn: string;
        readonly nameFr: string;
        readonly numberStep: string | null | undefined;
        readonly options: ReadonlyArray<{
          readonly centreCarat: string | null | undefined;
          readonly code: string;
          readonly databaseId: number;
          readonly nameEn: string;
          readonly nameFr: string;
          readonly stoneGem: string | null | undefined;
          readonly stoneQuality: string | null | undefined;
          readonly stoneShape: string | null | undefined;
          readonly treatment: {
            readonly code: string;
            readonly databaseId: number;
            readonly nameEn: string;
            readonly nameFr: string;
            readonly rate: string;
            readonly setup: string;
            readonly unit: string;
          } | null | undefined;
        }>;
        readonly required: boolean;
        readonly unit: string | null | undefined;
        readonly weighedNumber: string | null | undefined;
      }>;
      readonly cadVolume: string | null | undefined;
      readonly code: string;
      readonly databaseId: number;
      readonly defaultAlloyId: number | null | undefined;
      readonly findings: ReadonlyArray<{
        readonly code: string;
        readonly nameEn: string;
        readonly nameFr: string;
        readonly price: string;
        readonly quantity: string;
      }>;
      readonly finishRatio: string | null | undefined;
      readonly freeDesign: boolean;
      readonly isOffered: boolean;
      readonly itemGroupId: number;
      readonly leadDays: number;
      readonly lossPercent: string;
      readonly markupFinding: string;
      readonly markupLabour: string;
      readonly markupMetal: string;
      readonly markupStone: string;
      readonly maxSize: string | null | undefined;
      readonly minSize: string | null | undefined;
      readonly nameEn: string;
      readonly nameFr: string;
      readonly quantityBreaks: ReadonlyArray<{
        readonly fromQuantity: number;
        readonly percent: string;
      }>;
      readonly quoteRequired: boolean;
      readonly refSize: string | null | undefined;
      readonly refWeight: string;
      readonly roundUnitTo: string | null | undefined;
      readonly services: ReadonlyArray<{
        readonly code: string;
        readonly databaseId: number;
        readonly nameEn: string;
        readonly nameFr: string;
        readonly rate: {
          readonly minimum: string;
          readonly perGram: string;
          readonly perPiece: string;
          readonly threshold: string;
        } | null | undefined;
      }>;
      readonly shankShare: string;
      readonly stones: ReadonlyArray<{
        readonly caratEach: string;
        readonly count: number;
        readonly gem: string;
        readonly position: string;
        readonly quality: string;
        readonly settingType: string;
        readonly shape: string;
      }>;
      readonly subItems: ReadonlyArray<{
        readonly childId: number;
        readonly quantity: number;
      }>;
      readonly surfaceArea: string | null | undefined;
      readonly thickness: string;
      readonly treatments: ReadonlyArray<{
        readonly code: string;
        readonly databaseId: number;
        readonly nameEn: string;
        readonly nameFr: string;
        readonly rate: string;
        readonly setup: string;
        readonly unit: string;
      }>;
    }>;
    readonly priceHoldHours: number;
    readonly priorities: ReadonlyArray<{
      readonly code: string;
      readonly databaseId: number;
      readonly factor: string;
      readonly leadFactor: string;
      readonly nameEn: string;
      readonly nameFr: string;
    }>;
    readonly roundTo: string | null | undefined;
    readonly settingRates: ReadonlyArray<{
      readonly maxCarat: string | null | undefined;
      readonly minCarat: string;
      readonly pricePerStone: string;
      readonly settingType: string;
    }>;
    readonly stonePrices: ReadonlyArray<{
      readonly customerId: number | null | undefined;
      readonly customerTypeId: number | null | undefined;
      readonly gem: string;
      readonly maxCarat: string | null | undefined;
      readonly minCarat: string;
      readonly pricePerCarat: string | null | undefined;
      readonly pricePerPiece: string | null | undefined;
      readonly quality: string;
      readonly shape: string;
    }>;
    readonly terms: ReadonlyArray<{
      readonly customerId: number | null | undefined;
      readonly customerTypeId: number | null | undefined;
      readonly itemGroupId: number | null | undefined;
      readonly itemTypeId: number | null | undefined;
      readonly percent: string;
    }>;
    readonly timeZone: string;
    readonly validUntil: string;
  } | null | undefined;
};
export type sheetPricesQuery = {
  response: sheetPricesQuery$data;
  variables: sheetPricesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "itemTypeId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerTypeId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
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
  "name": "nameEn",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameFr",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "itemGroupId",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "metalCode",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unit",
  "storageKey": null
},
v10 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v9/*:: as any*/),
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
    "name": "setup",
    "storageKey": null
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gem",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shape",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quality",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "settingType",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "percent",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minCarat",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maxCarat",
  "storageKey": null
},
v19 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "itemTypeId",
        "variableName": "itemTypeId"
      }
    ],
    "concreteType": "PriceSheet",
    "kind": "LinkedField",
    "name": "priceSheet",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "at",
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
        "name": "currency",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "timeZone",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "priceHoldHours",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "roundTo",
        "storageKey": null
      },
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "SheetPiece",
        "kind": "LinkedField",
        "name": "pieces",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOffered",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "freeDesign",
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
            "name": "acceptsOwnMetal",
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
            "kind": "ScalarField",
            "name": "refWeight",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "refSize",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "minSize",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxSize",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "thickness",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cadVolume",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "finishRatio",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "surfaceArea",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shankShare",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lossPercent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "markupMetal",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "markupLabour",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "markupStone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "markupFinding",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "roundUnitTo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SheetAlloy",
            "kind": "LinkedField",
            "name": "alloys",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "premiumPercent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "density",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SheetAlloyPart",
                "kind": "LinkedField",
                "name": "components",
                "plural": true,
                "selections": [
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fraction",
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
            "kind": "ScalarField",
            "name": "defaultAlloyId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SheetAttribute",
            "kind": "LinkedField",
            "name": "attributes",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "maxLength",
                "storageKey": null
              },
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "minNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "maxNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "numberStep",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "defaultNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "weighedNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "required",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dependsOnId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "defaultOptionId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SheetOption",
                "kind": "LinkedField",
                "name": "options",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "stoneQuality",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "stoneGem",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "stoneShape",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "centreCarat",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SheetTreatment",
                    "kind": "LinkedField",
                    "name": "treatment",
                    "plural": false,
                    "selections": (v10/*:: as any*/),
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
            "concreteType": "SheetStone",
            "kind": "LinkedField",
            "name": "stones",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "position",
                "storageKey": null
              },
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
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
              },
              (v14/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SheetFinding",
            "kind": "LinkedField",
            "name": "findings",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "price",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SheetService",
            "kind": "LinkedField",
            "name": "services",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "SheetServiceRate",
                "kind": "LinkedField",
                "name": "rate",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "perPiece",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "perGram",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "minimum",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "threshold",
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
            "concreteType": "SheetTreatment",
            "kind": "LinkedField",
            "name": "treatments",
            "plural": true,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SheetQuantityBreak",
            "kind": "LinkedField",
            "name": "quantityBreaks",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fromQuantity",
                "storageKey": null
              },
              (v16/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SheetSubItem",
            "kind": "LinkedField",
            "name": "subItems",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "childId",
                "storageKey": null
              },
              (v15/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
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
          (v8/*:: as any*/),
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
        "concreteType": "SheetSettingRate",
        "kind": "LinkedField",
        "name": "settingRates",
        "plural": true,
        "selections": [
          (v14/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pricePerStone",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SheetStonePrice",
        "kind": "LinkedField",
        "name": "stonePrices",
        "plural": true,
        "selections": [
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pricePerCarat",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pricePerPiece",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SheetTerm",
        "kind": "LinkedField",
        "name": "terms",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "itemTypeId",
            "storageKey": null
          },
          (v7/*:: as any*/),
          (v16/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SheetPriority",
        "kind": "LinkedField",
        "name": "priorities",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "factor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "leadFactor",
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
    "name": "sheetPricesQuery",
    "selections": (v19/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sheetPricesQuery",
    "selections": (v19/*:: as any*/)
  },
  "params": {
    "id": "1946b6a6c9cede1a19428567cc05079fd1022c365cd0dcfa9e0341451472774a",
    "metadata": {},
    "name": "sheetPricesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9995b8bb30726df62eb303b8c4a8e993";

export default node;
