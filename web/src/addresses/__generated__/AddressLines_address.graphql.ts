/**
 * @generated SignedSource<<530e3037bbc87363326c1575d87e4af6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressLines_address$data = {
  readonly lines: ReadonlyArray<string>;
  readonly " $fragmentType": "AddressLines_address";
};
export type AddressLines_address$key = {
  readonly " $data"?: AddressLines_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressLines_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressLines_address",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lines",
      "storageKey": null
    }
  ],
  "type": "Address",
  "abstractKey": null
};

(node as any).hash = "35d30fffa3b47e3e4319159befff4fb5";

export default node;
