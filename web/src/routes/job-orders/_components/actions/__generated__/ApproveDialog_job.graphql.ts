/**
 * @generated SignedSource<<011789f906d69ca12eed12650b6c6d90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApproveDialog_job$data = {
  readonly id: string;
  readonly number: string;
  readonly services: ReadonlyArray<{
    readonly serviceType: {
      readonly code: string;
      readonly name: string;
    };
    readonly status: string;
  }>;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalSummary_job">;
  readonly " $fragmentType": "ApproveDialog_job";
};
export type ApproveDialog_job$key = {
  readonly " $data"?: ApproveDialog_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApproveDialog_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApproveDialog_job",
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
      "concreteType": "JobService",
      "kind": "LinkedField",
      "name": "services",
      "plural": true,
      "selections": [
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
          "concreteType": "Status",
          "kind": "LinkedField",
          "name": "serviceType",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApprovalSummary_job"
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "c62bd195207e2d5210737fe5ba1d3df0";

export default node;
