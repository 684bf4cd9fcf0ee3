/**
 * @generated SignedSource<<99020e81f08aa3213f2b5398b4cf8e7e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferLineFields_line$data = {
  readonly alloy: {
    readonly code: string;
  };
  readonly breakdown: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"PriceBreakdown_row">;
  }> | null | undefined;
  readonly calculatedPrice: string | null | undefined;
  readonly choices: ReadonlyArray<{
    readonly attributeCode: string;
    readonly attributeId: number;
    readonly attributeName: string;
    readonly optionId: number | null | undefined;
    readonly text: string | null | undefined;
    readonly value: string;
  }>;
  readonly cost: string | null | undefined;
  readonly endCustomer: string | null | undefined;
  readonly imageUrl: string;
  readonly itemType: {
    readonly databaseId: number;
  };
  readonly lineKey: number;
  readonly marginPercent: string | null | undefined;
  readonly note: string | null | undefined;
  readonly ownMetal: boolean;
  readonly parts: ReadonlyArray<{
    readonly alloyCode: string;
    readonly choices: ReadonlyArray<{
      readonly attributeCode: string;
      readonly optionId: number | null | undefined;
      readonly text: string | null | undefined;
    }>;
    readonly code: string;
    readonly follows: boolean;
    readonly size: {
      readonly us: string;
    } | null | undefined;
  }>;
  readonly priority: {
    readonly code: string;
    readonly name: string;
  };
  readonly quantity: number;
  readonly reference: string | null | undefined;
  readonly size: {
    readonly us: string;
    readonly " $fragmentSpreads": FragmentRefs<"RingSizeText_size">;
  } | null | undefined;
  readonly summary: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"PriceSummary_row">;
  }> | null | undefined;
  readonly targetPrice: string | null | undefined;
  readonly title: string;
  readonly wantedBy: string | null | undefined;
  readonly " $fragmentType": "OfferLineFields_line";
};
export type OfferLineFields_line$key = {
  readonly " $data"?: OfferLineFields_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferLineFields_line">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "us",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attributeCode",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "optionId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferLineFields_line",
  "selections": [
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
      "name": "imageUrl",
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
      "name": "targetPrice",
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
      "name": "note",
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
      "name": "ownMetal",
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
      "concreteType": "ItemType",
      "kind": "LinkedField",
      "name": "itemType",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        }
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
        (v0/*:: as any*/)
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
        (v1/*:: as any*/),
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attributeId",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attributeName",
          "storageKey": null
        },
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alloyCode",
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
            (v1/*:: as any*/)
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
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "follows",
          "storageKey": null
        }
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

(node as any).hash = "721b43383501dd9abd7ac6a0cfff81af";

export default node;
