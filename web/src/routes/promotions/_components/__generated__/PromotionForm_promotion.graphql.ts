/**
 * @generated SignedSource<<547bf6a354a1e173ca4da9aed3d1295a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PromotionKind = "AMOUNT_ITEM" | "AMOUNT_ORDER" | "FREE_ITEM" | "PERCENT_ITEM" | "PERCENT_ORDER" | "SHIPPING" | "%future added value";
export type PromotionTargetKind = "CUSTOMER" | "CUSTOMER_TYPE" | "FREE_ITEM" | "ITEM_GROUP" | "ITEM_TYPE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PromotionForm_promotion$data = {
  readonly code: string | null | undefined;
  readonly customerLimit: number | null | undefined;
  readonly endsOn: string | null | undefined;
  readonly id: string;
  readonly isActive: boolean;
  readonly kind: PromotionKind;
  readonly minSubTotal: string | null | undefined;
  readonly nameEn: string;
  readonly nameFr: string;
  readonly startsOn: string | null | undefined;
  readonly targets: ReadonlyArray<{
    readonly code: string;
    readonly kind: PromotionTargetKind;
    readonly name: string;
  }>;
  readonly totalLimit: number | null | undefined;
  readonly uses: number;
  readonly value: string;
  readonly version: number;
  readonly " $fragmentType": "PromotionForm_promotion";
};
export type PromotionForm_promotion$key = {
  readonly " $data"?: PromotionForm_promotion$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionForm_promotion">;
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
  "name": "kind",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromotionForm_promotion",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nameEn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nameFr",
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
      "name": "minSubTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uses",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PromotionTarget",
      "kind": "LinkedField",
      "name": "targets",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
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
    }
  ],
  "type": "Promotion",
  "abstractKey": null
};
})();

(node as any).hash = "9197697c2ca039dccb61f46c5b7d3086";

export default node;
