/**
 * @generated SignedSource<<817086160c545a67686e99f97e849aad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StaffDiscountKind = "AMOUNT" | "PERCENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CartDiscount_cart$data = {
  readonly staffDiscount: {
    readonly kind: StaffDiscountKind;
    readonly reason: string;
    readonly value: string | null | undefined;
  } | null | undefined;
  readonly totals: {
    readonly currency: string;
  };
  readonly " $fragmentType": "CartDiscount_cart";
};
export type CartDiscount_cart$key = {
  readonly " $data"?: CartDiscount_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartDiscount_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartDiscount_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffDiscount",
      "kind": "LinkedField",
      "name": "staffDiscount",
      "plural": false,
      "selections": [
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
          "name": "value",
          "storageKey": null
        },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "01539cff4327f0271e260e016807a8de";

export default node;
