/**
 * @generated SignedSource<<c8412dcfc0be0d9ac240f92cffcb5afc>>
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
    }
  ],
  "type": "Estimate",
  "abstractKey": null
};

(node as any).hash = "c2e17fcb3da9213b07d85ef7c65c9f47";

export default node;
