/**
 * @generated SignedSource<<f48d686446f1355e5c99da04f28f381d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceDialog_invoice$data = {
  readonly allowedActions: ReadonlyArray<{
    readonly action: string;
    readonly requiresReason: boolean;
  }>;
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly " $fragmentType": "InvoiceDialog_invoice";
};
export type InvoiceDialog_invoice$key = {
  readonly " $data"?: InvoiceDialog_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceDialog_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceDialog_invoice",
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
      "concreteType": "InvoiceAction",
      "kind": "LinkedField",
      "name": "allowedActions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "action",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requiresReason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "7d997b05a197cd26c8eb8e3a5eaa7a16";

export default node;
