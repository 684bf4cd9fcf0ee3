/**
 * @generated SignedSource<<e5648a72209fd2fe43ae9d5d6bc4149b>>
 * @relayHash 8aa296a30e8d0ced412976b8bcf38bbd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5307dea5fbf764041614df3dabcb38e8728315427a110c8110cb6b81016dd6a1

import type { ConcreteRequest } from 'relay-runtime';
export type estimateSheetQuery$variables = {
  estimateId?: string | null | undefined;
  gems?: ReadonlyArray<string> | null | undefined;
  itemTypeId?: number | null | undefined;
};
export type estimateSheetQuery$data = {
  readonly estimateSheet: {
    readonly services: ReadonlyArray<{
      readonly allowedNext: ReadonlyArray<string>;
      readonly minLeadDays: number;
      readonly name: string;
      readonly rank: number;
      readonly requiresProof: boolean;
      readonly serviceTypeCode: string;
    }>;
    readonly sheet: {
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
    };
  } | null | undefined;
};
export type estimateSheetQuery = {
  response: estimateSheetQuery$data;
  variables: estimateSheetQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "estimateId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "gems"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "itemTypeId"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerTypeId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameEn",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameFr",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "itemGroupId",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "metalCode",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unit",
  "storageKey": null
},
v12 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v11/*:: as any*/),
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
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gem",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shape",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quality",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "settingType",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "percent",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minCarat",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maxCarat",
  "storageKey": null
},
v21 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "estimateId",
        "variableName": "estimateId"
      },
      {
        "kind": "Variable",
        "name": "gems",
        "variableName": "gems"
      },
      {
        "kind": "Variable",
        "name": "itemTypeId",
        "variableName": "itemTypeId"
      }
    ],
    "concreteType": "EstimateSheet",
    "kind": "LinkedField",
    "name": "estimateSheet",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PriceSheet",
        "kind": "LinkedField",
        "name": "sheet",
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
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SheetPiece",
            "kind": "LinkedField",
            "name": "pieces",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
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
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
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
                      (v10/*:: as any*/),
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
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
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
                  (v11/*:: as any*/),
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
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
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
                        "selections": (v12/*:: as any*/),
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
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
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
                  (v16/*:: as any*/)
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
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v17/*:: as any*/),
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
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
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
                "selections": (v12/*:: as any*/),
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
                  (v18/*:: as any*/)
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
                  (v17/*:: as any*/)
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
              (v10/*:: as any*/),
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
              (v16/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
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
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "itemTypeId",
                "storageKey": null
              },
              (v9/*:: as any*/),
              (v18/*:: as any*/)
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
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkflowLimitation",
        "kind": "LinkedField",
        "name": "services",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "serviceTypeCode",
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
            "kind": "ScalarField",
            "name": "rank",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "allowedNext",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "requiresProof",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "minLeadDays",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "estimateSheetQuery",
    "selections": (v21/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "estimateSheetQuery",
    "selections": (v21/*:: as any*/)
  },
  "params": {
    "id": "5307dea5fbf764041614df3dabcb38e8728315427a110c8110cb6b81016dd6a1",
    "metadata": {},
    "name": "estimateSheetQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "62ccf15850cac7af8534fc0fda847ae4";

export default node;
