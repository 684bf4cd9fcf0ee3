/**
 * @generated SignedSource<<9f89508b8dd9db6b190a608cbbc2dfc8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EstimateStatus = "CONVERTED" | "EXPIRED" | "OPEN" | "%future added value";
export type EstimateTarget = "CART" | "JOB" | "QUOTE" | "SALES_ORDER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClosedEstimate_estimate$data = {
  readonly convertedNumber: string | null | undefined;
  readonly convertedTo: EstimateTarget | null | undefined;
  readonly expiresAt: string;
  readonly name: string;
  readonly number: string;
  readonly placedBy: {
    readonly fullName: string;
  };
  readonly status: EstimateStatus;
  readonly " $fragmentType": "ClosedEstimate_estimate";
};
export type ClosedEstimate_estimate$key = {
  readonly " $data"?: ClosedEstimate_estimate$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClosedEstimate_estimate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClosedEstimate_estimate",
  "selections": [
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "convertedTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "convertedNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "placedBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Estimate",
  "abstractKey": null
};

(node as any).hash = "39725a4c95739da49802d576e5fdf418";

export default node;
