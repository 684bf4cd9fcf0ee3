/**
 * @generated SignedSource<<3cee2fb706f0510e411080520a53a88d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EstimateAction = "COPY" | "DELETE" | "EDIT" | "SHARE" | "TO_CART" | "TO_JOB" | "TO_QUOTE" | "%future added value";
export type EstimateStatus = "CONVERTED" | "EXPIRED" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EstimateHeader_estimate$data = {
  readonly allowedActions: ReadonlyArray<EstimateAction>;
  readonly currency: string;
  readonly customer: {
    readonly databaseId: number;
  };
  readonly expiresAt: string;
  readonly id: string;
  readonly isShared: boolean;
  readonly name: string;
  readonly number: string;
  readonly status: EstimateStatus;
  readonly title: string;
  readonly total: string | null | undefined;
  readonly " $fragmentType": "EstimateHeader_estimate";
};
export type EstimateHeader_estimate$key = {
  readonly " $data"?: EstimateHeader_estimate$data;
  readonly " $fragmentSpreads": FragmentRefs<"EstimateHeader_estimate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EstimateHeader_estimate",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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
      "name": "isShared",
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
      "name": "total",
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
      "name": "allowedActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Estimate",
  "abstractKey": null
};

(node as any).hash = "90c81dda9a266c428f09329b77273b6a";

export default node;
