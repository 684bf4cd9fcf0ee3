/**
 * @generated SignedSource<<d25960d38dc8ddab91be67f4e36553c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountLink_entry$data = {
  readonly creditNumber: string | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creditNumber",
      "storageKey": null
    }
  ],
  "type": "LedgerEntry",
  "abstractKey": null
};

(node as any).hash = "966d28fea9724b4a8bfdf05ff8387e8d";

export default node;
