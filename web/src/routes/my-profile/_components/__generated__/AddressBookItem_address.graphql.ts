/**
 * @generated SignedSource<<3503850ae3fce32c6fe13e4a34a1258f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressBookItem_address$data = {
  readonly databaseId: number;
  readonly isDefaultBilling: boolean;
  readonly isDefaultShipping: boolean;
  readonly label: string;
  readonly " $fragmentSpreads": FragmentRefs<"AddressDialog_address" | "AddressLines_address">;
  readonly " $fragmentType": "AddressBookItem_address";
};
export type AddressBookItem_address$key = {
  readonly " $data"?: AddressBookItem_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressBookItem_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressBookItem_address",
  "selections": [
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
  "type": "Address",
  "abstractKey": null
};

(node as any).hash = "f81de0a74a3c3cb653a622774e350812";

export default node;
