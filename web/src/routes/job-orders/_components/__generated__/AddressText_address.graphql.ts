/**
 * @generated SignedSource<<38aa3f04b669ee470a9dd47b5019ee1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressText_address$data = {
  readonly city: string;
  readonly company: string | null | undefined;
  readonly contactName: string;
  readonly country: string;
  readonly line1: string;
  readonly line2: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly state: string | null | undefined;
  readonly zip: string;
  readonly " $fragmentType": "AddressText_address";
};
export type AddressText_address$key = {
  readonly " $data"?: AddressText_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressText_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressText_address",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contactName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "company",
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
      "name": "line2",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "zip",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    }
  ],
  "type": "AddressSnapshot",
  "abstractKey": null
};

(node as any).hash = "4099e8146c437644f2db3d067ca5ff8e";

export default node;
