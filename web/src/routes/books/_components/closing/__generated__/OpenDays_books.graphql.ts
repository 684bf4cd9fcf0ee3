/**
 * @generated SignedSource<<9a16ec59d6032cde4104bc529fa8089e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenDays_books$data = {
  readonly allowedActions: ReadonlyArray<string>;
  readonly closableUntil: string;
  readonly closedUntil: string | null | undefined;
  readonly entryCount: number;
  readonly until: string;
  readonly " $fragmentSpreads": FragmentRefs<"TrialBalance_books">;
  readonly " $fragmentType": "OpenDays_books";
};
export type OpenDays_books$key = {
  readonly " $data"?: OpenDays_books$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenDays_books">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenDays_books",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closableUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "until",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entryCount",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "TrialBalance_books"
    }
  ],
  "type": "Books",
  "abstractKey": null
};

(node as any).hash = "5c51d2983357284d52db67ca3e6429e2";

export default node;
