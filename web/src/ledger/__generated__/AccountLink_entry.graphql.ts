/**
 * @generated SignedSource<<ede0de699889810c6a8c354b1d8e08e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountLink_entry$data = {
  readonly invoiceNumber: string | null | undefined;
  readonly paymentNumber: string | null | undefined;
  readonly " $fragmentType": "AccountLink_entry";
};
export type AccountLink_entry$key = {
  readonly " $data"?: AccountLink_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountLink_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountLink_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invoiceNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentNumber",
      "storageKey": null
    }
  ],
  "type": "LedgerEntry",
  "abstractKey": null
};

(node as any).hash = "72c3039fadd0804c810bbad7ac6e6f60";

export default node;
