/**
 * @generated SignedSource<<982f715a97fe2915e71ce25422a3789d>>
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
  readonly salesTaxValue: string | null | undefined;
  readonly subTotal: string | null | undefined;
  readonly taxComponents: ReadonlyArray<{
    readonly amount: string;
    readonly code: string;
    readonly name: string;
    readonly percent: string;
    readonly registrationNumber: string | null | undefined;
  }>;
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

(node as any).hash = "c39381e69addc5a97103e5a704bd4422";

export default node;
