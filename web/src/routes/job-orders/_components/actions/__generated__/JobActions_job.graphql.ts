/**
 * @generated SignedSource<<2b009cbb5183a82441b798f4eff0df33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobActions_job$data = {
  readonly allowedActions: ReadonlyArray<{
    readonly action: string;
    readonly enabled: boolean;
    readonly missing: string | null | undefined;
    readonly requiresReason: boolean;
  }>;
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"JobDialogs_job" | "useEditEntries_job">;
  readonly " $fragmentType": "JobActions_job";
};
export type JobActions_job$key = {
  readonly " $data"?: JobActions_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobActions_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobActions_job",
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
      "concreteType": "JobAction",
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
          "name": "enabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missing",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useEditEntries_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobDialogs_job"
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "631b388705fa52338e08c4ef9f1b681e";

export default node;
