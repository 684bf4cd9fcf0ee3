/**
 * @generated SignedSource<<f827e40744ab9eb9699b6f62f14fc7f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuoteLine_line$data = {
  readonly alloy: {
    readonly mark: string;
    readonly name: string;
  };
  readonly alternativeGroup: string | null | undefined;
  readonly breakdown: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"PriceBreakdown_row">;
  }> | null | undefined;
  readonly calculatedPrice: string | null | undefined;
  readonly choices: ReadonlyArray<{
    readonly attributeId: number;
    readonly attributeName: string;
    readonly value: string;
  }>;
  readonly cost: string | null | undefined;
  readonly drawing: {
    readonly name: string;
    readonly url: string;
  } | null | undefined;
  readonly endCustomer: string | null | undefined;
  readonly estimatedWeight: string;
  readonly imageUrl: string;
  readonly isOptional: boolean;
  readonly itemType: {
    readonly code: string;
  };
  readonly lineKey: number;
  readonly linePrice: string | null | undefined;
  readonly marginPercent: string | null | undefined;
  readonly marketAsOf: string;
  readonly note: string | null | undefined;
  readonly ownMetal: boolean;
  readonly parts: ReadonlyArray<{
    readonly alloyName: string;
    readonly choices: ReadonlyArray<{
      readonly attributeName: string;
      readonly value: string;
    }>;
    readonly code: string;
    readonly name: string;
    readonly quantity: number;
    readonly size: {
      readonly eu: string;
      readonly mm: string;
      readonly uk: string;
      readonly us: string;
    } | null | undefined;
  }>;
  readonly priceReason: string | null | undefined;
  readonly pricingNote: string | null | undefined;
  readonly priority: {
    readonly name: string;
  };
  readonly quantity: number;
  readonly reference: string | null | undefined;
  readonly reorderedFrom: string | null | undefined;
  readonly size: {
    readonly " $fragmentSpreads": FragmentRefs<"RingSizeText_size">;
  } | null | undefined;
  readonly summary: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"PriceSummary_row">;
  }> | null | undefined;
  readonly targetPrice: string | null | undefined;
  readonly title: string;
  readonly unitPrice: string | null | undefined;
  readonly variantCode: string | null | undefined;
  readonly wantedBy: string | null | undefined;
  readonly " $fragmentType": "QuoteLine_line";
};
export type QuoteLine_line$key = {
  readonly " $data"?: QuoteLine_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteLine_line">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attributeName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuoteLine_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "variantCode",
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
      "name": "title",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageUrl",
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
      "name": "targetPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "calculatedPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "marginPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceReason",
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
      "name": "estimatedWeight",
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
      "name": "wantedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCustomer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reorderedFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOptional",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alternativeGroup",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ItemType",
      "kind": "LinkedField",
      "name": "itemType",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Alloy",
      "kind": "LinkedField",
      "name": "alloy",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mark",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RingSize",
      "kind": "LinkedField",
      "name": "size",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RingSizeText_size"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Priority",
      "kind": "LinkedField",
      "name": "priority",
      "plural": false,
      "selections": [
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Choice",
      "kind": "LinkedField",
      "name": "choices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attributeId",
          "storageKey": null
        },
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownMetal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ConfiguredPart",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alloyName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RingSize",
          "kind": "LinkedField",
          "name": "size",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "us",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "eu",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uk",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mm",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Choice",
          "kind": "LinkedField",
          "name": "choices",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
            (v4/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FileInfo",
      "kind": "LinkedField",
      "name": "drawing",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
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
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PriceSummary_row"
        }
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
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PriceBreakdown_row"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PriceQuoteLine",
  "abstractKey": null
};
})();

(node as any).hash = "f4155e1b3437f92f7140bbfd3245850f";

export default node;
