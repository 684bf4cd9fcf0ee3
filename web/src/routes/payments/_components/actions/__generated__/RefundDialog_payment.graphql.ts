/**
 * @generated SignedSource<<4b1ad60e7fb770ca36dc0e2e624c3b0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundDialog_payment$data = {
  readonly available: string;
  readonly currency: string;
  readonly id: string;
  readonly number: string;
  readonly refundable: string;
  readonly version: number;
  readonly " $fragmentType": "RefundDialog_payment";
};
export type RefundDialog_payment$key = {
  readonly " $data"?: RefundDialog_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundDialog_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundDialog_payment",
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
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "available",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundable",
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "b61c7d7eab70ebdd70ba029ecad1ac4a";

export default node;
