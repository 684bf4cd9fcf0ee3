/**
 * @generated SignedSource<<21cc14f33b0d32e8df06fae993c29a15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EstimateAction = "COPY" | "DELETE" | "EDIT" | "SHARE" | "TO_CART" | "TO_JOB" | "TO_QUOTE" | "%future added value";
export type EstimateStatus = "CONVERTED" | "EXPIRED" | "OPEN" | "%future added value";
export type EstimateTarget = "CART" | "JOB" | "QUOTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClosedEstimate_estimate$data = {
  readonly allowedActions: ReadonlyArray<EstimateAction>;
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
      "kind": "ScalarField",
      "name": "allowedActions",
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

(node as any).hash = "20d85fe945055b3b2258936e10d01d0e";

export default node;
