/**
 * @generated SignedSource<<86fddc261d20cea7f40a1e54bcf4bf28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CouponProblem = "COUPON_EXPIRED" | "COUPON_INVALID" | "COUPON_LIMIT" | "COUPON_MINIMUM" | "COUPON_NOT_ELIGIBLE" | "%future added value";
export type OrderObstacle = "ATTRIBUTES_REQUIRED" | "BILLING_ADDRESS_REQUIRED" | "CART_EMPTY" | "QUOTE_REQUIRED" | "SHIPPING_ADDRESS_REQUIRED" | "SHIPPING_METHOD_NOT_AVAILABLE" | "SHIPPING_METHOD_REQUIRED" | "%future added value";
export type PromotionKind = "AMOUNT_ITEM" | "AMOUNT_ORDER" | "FREE_ITEM" | "PERCENT_ITEM" | "PERCENT_ORDER" | "SHIPPING" | "%future added value";
export type StaffDiscountKind = "AMOUNT" | "PERCENT" | "%future added value";
export type TaxBase = "NET_OF_DISCOUNT" | "SUBTOTAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type cartState_cart$data = {
  readonly billingAddress: {
    readonly databaseId: number;
    readonly id: string;
  } | null | undefined;
  readonly contact: {
    readonly databaseId: number;
    readonly id: string;
  } | null | undefined;
  readonly couponCode: string | null | undefined;
  readonly couponProblem: CouponProblem | null | undefined;
  readonly customerWoNumber: string | null | undefined;
  readonly id: string;
  readonly itemCount: number;
  readonly items: ReadonlyArray<{
    readonly alloy: {
      readonly code: string;
      readonly databaseId: number;
      readonly id: string;
      readonly name: string;
    };
    readonly choices: ReadonlyArray<{
      readonly attributeCode: string;
      readonly attributeId: number;
      readonly attributeName: string;
      readonly optionId: number | null | undefined;
      readonly text: string | null | undefined;
      readonly value: string;
    }>;
    readonly drawing: {
      readonly databaseId: number;
      readonly height: number;
      readonly id: string;
      readonly name: string;
      readonly thumbnailUrl: string;
      readonly url: string;
      readonly width: number;
    } | null | undefined;
    readonly endCustomer: string | null | undefined;
    readonly id: string;
    readonly imageUrl: string;
    readonly isStock: boolean;
    readonly itemType: {
      readonly databaseId: number;
      readonly id: string;
      readonly name: string;
    };
    readonly linePrice: string | null | undefined;
    readonly missing: ReadonlyArray<OrderObstacle>;
    readonly note: string | null | undefined;
    readonly ownMetal: boolean;
    readonly parts: ReadonlyArray<{
      readonly alloyCode: string;
      readonly alloyId: number;
      readonly alloyName: string;
      readonly choices: ReadonlyArray<{
        readonly attributeCode: string;
        readonly attributeId: number;
        readonly attributeName: string;
        readonly optionId: number | null | undefined;
        readonly text: string | null | undefined;
        readonly value: string;
      }>;
      readonly code: string;
      readonly follows: boolean;
      readonly itemTypeId: number;
      readonly name: string;
      readonly quantity: number;
      readonly size: {
        readonly eu: string;
        readonly mm: string;
        readonly uk: string;
        readonly us: string;
      } | null | undefined;
    }>;
    readonly pictures: ReadonlyArray<{
      readonly fileId: number;
      readonly thumbnailUrl: string;
      readonly url: string;
    }>;
    readonly pricingNote: string | null | undefined;
    readonly priority: {
      readonly code: string;
      readonly databaseId: number;
      readonly id: string;
      readonly name: string;
    };
    readonly promisedOn: string | null | undefined;
    readonly quantity: number;
    readonly reference: string | null | undefined;
    readonly size: {
      readonly eu: string;
      readonly mm: string;
      readonly uk: string;
      readonly us: string;
    } | null | undefined;
    readonly unitPrice: string | null | undefined;
    readonly validUntil: string;
    readonly variantCode: string | null | undefined;
    readonly wantedBy: string | null | undefined;
  }>;
  readonly itemsToAddToCart: ReadonlyArray<{
    readonly itemTypeId: number;
    readonly name: string;
  }>;
  readonly missing: ReadonlyArray<OrderObstacle>;
  readonly notes: string | null | undefined;
  readonly poNumber: string | null | undefined;
  readonly promotions: ReadonlyArray<{
    readonly amount: string | null | undefined;
    readonly code: string | null | undefined;
    readonly items: ReadonlyArray<{
      readonly code: string;
      readonly name: string;
    }>;
    readonly kind: PromotionKind;
    readonly name: string;
    readonly value: string;
  }>;
  readonly sellToAddress: {
    readonly databaseId: number;
    readonly id: string;
  } | null | undefined;
  readonly shippingAddress: {
    readonly databaseId: number;
    readonly id: string;
  } | null | undefined;
  readonly shippingMethod: {
    readonly databaseId: number;
    readonly freeFrom: string | null | undefined;
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly staffDiscount: {
    readonly kind: StaffDiscountKind;
    readonly reason: string;
    readonly value: string | null | undefined;
  } | null | undefined;
  readonly totals: {
    readonly currency: string;
    readonly discountValue: string;
    readonly grandTotal: string | null | undefined;
    readonly isSalesTaxSet: boolean;
    readonly salesTaxEnabled: boolean;
    readonly salesTaxPercent: string;
    readonly salesTaxValue: string | null | undefined;
    readonly shippingPrice: string | null | undefined;
    readonly subTotal: string | null | undefined;
    readonly taxBase: TaxBase;
    readonly taxComponents: ReadonlyArray<{
      readonly amount: string;
      readonly code: string;
      readonly name: string;
      readonly percent: string;
      readonly registrationNumber: string | null | undefined;
    }>;
  };
  readonly version: number;
  readonly " $fragmentType": "cartState_cart";
};
export type cartState_cart$key = {
  readonly " $data"?: cartState_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"cartState_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "missing",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
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
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "itemTypeId",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v9 = [
  (v0/*:: as any*/),
  (v8/*:: as any*/)
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v11 = [
  (v0/*:: as any*/),
  (v8/*:: as any*/),
  (v4/*:: as any*/),
  (v5/*:: as any*/)
],
v12 = {
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
v13 = {
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attributeCode",
      "storageKey": null
    },
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
      "name": "optionId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "thumbnailUrl",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "cartState_cart",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "itemCount",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "couponCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "couponProblem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffDiscount",
      "kind": "LinkedField",
      "name": "staffDiscount",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
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
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "PromotedItem",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            (v4/*:: as any*/),
            (v5/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PromotedItem",
      "kind": "LinkedField",
      "name": "itemsToAddToCart",
      "plural": true,
      "selections": [
        (v7/*:: as any*/),
        (v5/*:: as any*/)
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
      "name": "customerWoNumber",
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
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "shippingAddress",
      "plural": false,
      "selections": (v9/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "billingAddress",
      "plural": false,
      "selections": (v9/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "sellToAddress",
      "plural": false,
      "selections": (v9/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": (v9/*:: as any*/),
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
        (v0/*:: as any*/),
        (v8/*:: as any*/),
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "freeFrom",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v10/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unitPrice",
          "storageKey": null
        },
        (v1/*:: as any*/),
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
          "name": "isStock",
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
          "selections": [
            (v0/*:: as any*/),
            (v8/*:: as any*/),
            (v5/*:: as any*/)
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
          "selections": (v11/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Priority",
          "kind": "LinkedField",
          "name": "priority",
          "plural": false,
          "selections": (v11/*:: as any*/),
          "storageKey": null
        },
        (v12/*:: as any*/),
        (v13/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ConfiguredPart",
          "kind": "LinkedField",
          "name": "parts",
          "plural": true,
          "selections": [
            (v7/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v10/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "alloyId",
              "storageKey": null
            },
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
              "kind": "ScalarField",
              "name": "alloyName",
              "storageKey": null
            },
            (v12/*:: as any*/),
            (v13/*:: as any*/),
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
          "concreteType": "FileInfo",
          "kind": "LinkedField",
          "name": "drawing",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v8/*:: as any*/),
            (v5/*:: as any*/),
            (v14/*:: as any*/),
            (v15/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "width",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "height",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LinePicture",
          "kind": "LinkedField",
          "name": "pictures",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fileId",
              "storageKey": null
            },
            (v14/*:: as any*/),
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
      "concreteType": "CartTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
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
          "name": "salesTaxEnabled",
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
          "kind": "ScalarField",
          "name": "isSalesTaxSet",
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
          "name": "taxBase",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TaxComponent",
          "kind": "LinkedField",
          "name": "taxComponents",
          "plural": true,
          "selections": [
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "percent",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "registrationNumber",
              "storageKey": null
            },
            (v6/*:: as any*/)
          ],
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
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "edf91ab0e45056e488fc0d004b6418a4";

export default node;
