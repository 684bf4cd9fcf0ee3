/**
 * @generated SignedSource<<23f00bc829c35b1bfac7280a9c31036c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GuestLinkDialog_quote$data = {
  readonly id: string;
  readonly number: string;
  readonly " $fragmentType": "GuestLinkDialog_quote";
};
export type GuestLinkDialog_quote$key = {
  readonly " $data"?: GuestLinkDialog_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"GuestLinkDialog_quote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GuestLinkDialog_quote",
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
      "name": "number",
      "storageKey": null
    }
  ],
  "type": "PriceQuote",
  "abstractKey": null
};

(node as any).hash = "cac3743f05ee4091df212121fa4fc26f";

export default node;
