/**
 * @generated SignedSource<<5018176b71a2df5d7cfe8be1bbdbb774>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SnapshotLines_address$data = {
  readonly city: string;
  readonly company: string | null | undefined;
  readonly contactName: string;
  readonly country: string;
  readonly line1: string;
  readonly line2: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly state: string | null | undefined;
  readonly zip: string;
  readonly " $fragmentType": "SnapshotLines_address";
};
export type SnapshotLines_address$key = {
  readonly " $data"?: SnapshotLines_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"SnapshotLines_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SnapshotLines_address",
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
      "name": "zip",
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

(node as any).hash = "d0e74bfceb22e9d1b1af51704c26a88f";

export default node;
