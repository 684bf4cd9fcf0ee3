/**
 * @generated SignedSource<<2cc08ef4e9fde4cff7b76da7bafcc836>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PromotionKind = "AMOUNT_ITEM" | "AMOUNT_ORDER" | "FREE_ITEM" | "PERCENT_ITEM" | "PERCENT_ORDER" | "SHIPPING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CommitSummary_order$data = {
  readonly amounts: {
    readonly discountValue: string;
    readonly grandTotal: string;
    readonly salesTaxValue: string;
    readonly shippingPrice: string;
    readonly subTotal: string;
  } | null | undefined;
  readonly billingAddress: {
    readonly " $fragmentSpreads": FragmentRefs<"SnapshotLines_address">;
  };
  readonly currency: string;
  readonly lines: ReadonlyArray<{
    readonly linePrice: string | null | undefined;
    readonly note: string | null | undefined;
    readonly pricingNote: string | null | undefined;
    readonly promisedOn: string | null | undefined;
    readonly quantity: number;
    readonly reference: string | null | undefined;
    readonly title: string;
    readonly unitPrice: string | null | undefined;
  }>;
  readonly notes: string | null | undefined;
  readonly poNumber: string | null | undefined;
  readonly promisedOn: string | null | undefined;
  readonly promotions: ReadonlyArray<{
    readonly amount: string | null | undefined;
    readonly code: string | null | undefined;
    readonly kind: PromotionKind;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"useReductionFormula_promotion">;
  }>;
  readonly salesTaxPercent: string;
  readonly shippingAddress: {
    readonly " $fragmentSpreads": FragmentRefs<"SnapshotLines_address">;
  };
  readonly shippingMethod: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "CommitSummary_order";
};
export type CommitSummary_order$key = {
  readonly " $data"?: CommitSummary_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommitSummary_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "promisedOn",
  "storageKey": null
},
v1 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "SnapshotLines_address"
  }
],
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
  "name": "code",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommitSummary_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderPreviewLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
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
          "name": "reference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "poNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AddressSnapshot",
      "kind": "LinkedField",
      "name": "shippingAddress",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AddressSnapshot",
      "kind": "LinkedField",
      "name": "billingAddress",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingMethod",
      "kind": "LinkedField",
      "name": "shippingMethod",
      "plural": false,
      "selections": [
        (v2/*:: as any*/)
      ],
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
      "concreteType": "OrderAmounts",
      "kind": "LinkedField",
      "name": "amounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subTotal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "discountValue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shippingPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "salesTaxValue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "grandTotal",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "salesTaxPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GrantedPromotion",
      "kind": "LinkedField",
      "name": "promotions",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        (v2/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "useReductionFormula_promotion",
          "selections": [
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PromotedItem",
              "kind": "LinkedField",
              "name": "items",
              "plural": true,
              "selections": [
                (v3/*:: as any*/),
                (v2/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    (v0/*:: as any*/)
  ],
  "type": "OrderPreview",
  "abstractKey": null
};
})();

(node as any).hash = "4de1da6472bb9fb5e913e13609b8d030";

export default node;
