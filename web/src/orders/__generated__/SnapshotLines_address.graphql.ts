/**
 * @generated SignedSource<<ecdf4afda70891040c3b88cfa76f7ba2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SnapshotLines_address$data = {
  readonly lines: ReadonlyArray<string>;
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
      "name": "lines",
      "storageKey": null
    }
  ],
  "type": "AddressSnapshot",
  "abstractKey": null
};

(node as any).hash = "903c73adeb7c7aaede337e282e53476f";

export default node;
