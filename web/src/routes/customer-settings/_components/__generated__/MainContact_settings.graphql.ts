/**
 * @generated SignedSource<<1cc1a8be0e52f676734e15cdc5791c9b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MainContact_settings$data = {
  readonly customerId: number;
  readonly customerName: string;
  readonly mainContactId: number | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "MainContact_settings";
};
export type MainContact_settings$key = {
  readonly " $data"?: MainContact_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"MainContact_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MainContact_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mainContactId",
      "storageKey": null
    }
  ],
  "type": "CustomerFinancialSettings",
  "abstractKey": null
};

(node as any).hash = "9bcf83842409f15c702184cb0cbf2ffa";

export default node;
