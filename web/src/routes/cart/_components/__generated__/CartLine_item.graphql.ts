/**
 * @generated SignedSource<<1aa8bb52f1a7657f5590f8b5d9e42492>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderObstacle = "ATTRIBUTES_REQUIRED" | "BILLING_ADDRESS_REQUIRED" | "CART_EMPTY" | "QUOTE_REQUIRED" | "SHIPPING_ADDRESS_REQUIRED" | "SHIPPING_METHOD_NOT_AVAILABLE" | "SHIPPING_METHOD_REQUIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CartLine_item$data = {
  readonly alloy: {
    readonly name: string;
  };
  readonly choices: ReadonlyArray<{
    readonly attributeName: string;
    readonly value: string;
  }>;
  readonly id: string;
  readonly imageUrl: string;
  readonly isStock: boolean;
  readonly itemType: {
    readonly name: string;
  };
  readonly linePrice: string | null | undefined;
  readonly missing: ReadonlyArray<OrderObstacle>;
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
  readonly pricingNote: string | null | undefined;
  readonly priority: {
    readonly name: string;
  };
  readonly promisedOn: string | null | undefined;
  readonly quantity: number;
  readonly size: {
    readonly eu: string;
    readonly mm: string;
    readonly uk: string;
    readonly us: string;
  } | null | undefined;
  readonly unitPrice: string | null | undefined;
  readonly variantCode: string | null | undefined;
  readonly wantedBy: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LineActions_item" | "LineTexts_item">;
  readonly " $fragmentType": "CartLine_item";
};
export type CartLine_item$key = {
  readonly " $data"?: CartLine_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartLine_item">;
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
  "name": "name",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = {
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
v4 = {
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
      "name": "attributeName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartLine_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "missing",
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
      "name": "promisedOn",
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
      "name": "imageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ItemType",
      "kind": "LinkedField",
      "name": "itemType",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Alloy",
      "kind": "LinkedField",
      "name": "alloy",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Priority",
      "kind": "LinkedField",
      "name": "priority",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    (v3/*:: as any*/),
    (v4/*:: as any*/),
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
      "name": "variantCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isStock",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alloyName",
          "storageKey": null
        },
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LineActions_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LineTexts_item"
    }
  ],
  "type": "CartItem",
  "abstractKey": null
};
})();

(node as any).hash = "b2fbedcf021789c4f684752e33aa729b";

export default node;
