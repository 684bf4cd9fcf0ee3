/**
 * @generated SignedSource<<94c41e81c1bd95deb849622aab2ec306>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SheetChecks_job$data = {
  readonly services: ReadonlyArray<{
    readonly id: string;
    readonly revision: number;
    readonly serviceType: {
      readonly name: string;
    };
    readonly status: string;
  }>;
  readonly " $fragmentType": "SheetChecks_job";
};
export type SheetChecks_job$key = {
  readonly " $data"?: SheetChecks_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"SheetChecks_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SheetChecks_job",
  "selections": [
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
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
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
          "concreteType": "Status",
          "kind": "LinkedField",
          "name": "serviceType",
          "plural": false,
          "selections": [
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
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "85f7d680e7b94c090f89fae31e45f038";

export default node;
