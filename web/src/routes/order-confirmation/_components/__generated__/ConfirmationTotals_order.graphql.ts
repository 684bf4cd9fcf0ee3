/**
 * @generated SignedSource<<6750de0b68394f93c0e4f5d9b1000062>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmationTotals_order$data = {
  readonly currency: string;
  readonly grandTotal: string | null | undefined;
  readonly salesTaxPercent: string | null | undefined;
  readonly salesTaxValue: string | null | undefined;
  readonly subTotal: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useChargeRows_order" | "useReductions_order">;
  readonly " $fragmentType": "ConfirmationTotals_order";
};
export type ConfirmationTotals_order$key = {
  readonly " $data"?: ConfirmationTotals_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmationTotals_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfirmationTotals_order",
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
      "name": "salesTaxPercent",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useReductions_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useChargeRows_order"
    }
  ],
  "type": "OrderGroup",
  "abstractKey": null
};

(node as any).hash = "392abd35b3318599347cfcc841ea2e03";

export default node;
