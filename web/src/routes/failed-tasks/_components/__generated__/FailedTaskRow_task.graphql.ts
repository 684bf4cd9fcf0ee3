/**
 * @generated SignedSource<<48dff391643d0865dbadfeb6df49c24e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FailedTaskRow_task$data = {
  readonly about: string | null | undefined;
  readonly attempts: number;
  readonly failedAt: string;
  readonly id: string;
  readonly lastError: string;
  readonly task: string;
  readonly " $fragmentType": "FailedTaskRow_task";
};
export type FailedTaskRow_task$key = {
  readonly " $data"?: FailedTaskRow_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"FailedTaskRow_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FailedTaskRow_task",
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
      "name": "task",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "about",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastError",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failedAt",
      "storageKey": null
    }
  ],
  "type": "FailedTask",
  "abstractKey": null
};

(node as any).hash = "93b6dbb43c3fb3ba5495a2a053ea5357";

export default node;
