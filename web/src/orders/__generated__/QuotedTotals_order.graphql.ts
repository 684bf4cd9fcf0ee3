/**
 * @generated SignedSource<<f3db5d8d088824837bf7c9d9fa1b00ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuotedTotals_order$data = {
  readonly deposit: string | null | undefined;
  readonly depositPercent: string | null | undefined;
  readonly grandTotal: string;
  readonly salesTaxValue: string;
  readonly shippingPrice: string;
  readonly subTotal: string;
  readonly " $fragmentType": "QuotedTotals_order";
};
export type QuotedTotals_order$key = {
  readonly " $data"?: QuotedTotals_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuotedTotals_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuotedTotals_order",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "depositPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deposit",
      "storageKey": null
    }
  ],
  "type": "QuotedOrder",
  "abstractKey": null
};

(node as any).hash = "8b03a923805152a835e0d7120ad612ca";

export default node;
