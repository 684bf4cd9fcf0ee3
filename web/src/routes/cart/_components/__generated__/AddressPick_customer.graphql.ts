/**
 * @generated SignedSource<<e49a7d2ebf444bda450b79a3b06085ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressPick_customer$data = {
  readonly addresses: ReadonlyArray<{
    readonly city: string;
    readonly databaseId: number;
    readonly id: string;
    readonly isDefaultBilling: boolean;
    readonly isDefaultShipping: boolean;
    readonly label: string;
    readonly line1: string;
    readonly " $fragmentSpreads": FragmentRefs<"AddressDialog_address" | "AddressLines_address">;
  }>;
  readonly " $fragmentType": "AddressPick_customer";
};
export type AddressPick_customer$key = {
  readonly " $data"?: AddressPick_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressPick_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressPick_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "addresses",
      "plural": true,
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
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line1",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDefaultShipping",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDefaultBilling",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AddressLines_address"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AddressDialog_address"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "d8c33a198d3e98461715e5a0fa413196";

export default node;
