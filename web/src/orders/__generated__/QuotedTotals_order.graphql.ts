/**
 * @generated SignedSource<<5742aa5bdb8df16b64ea353cf14321ca>>
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
  readonly taxComponents: ReadonlyArray<{
    readonly amount: string;
    readonly code: string;
    readonly name: string;
    readonly percent: string;
    readonly registrationNumber: string | null | undefined;
  }>;
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
      "concreteType": "TaxComponent",
      "kind": "LinkedField",
      "name": "taxComponents",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
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

(node as any).hash = "bd939aac37da0c45bd6b075232352e98";

export default node;
