/**
 * @generated SignedSource<<000fadd56f05a9559c02fe1cec77e2d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupDrawer_group$data = {
  readonly code: string;
  readonly databaseId: number;
  readonly name: string;
  readonly nameEn: string;
  readonly nameFr: string;
  readonly version: number;
  readonly " $fragmentType": "GroupDrawer_group";
};
export type GroupDrawer_group$key = {
  readonly " $data"?: GroupDrawer_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupDrawer_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupDrawer_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nameEn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nameFr",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "ItemGroup",
  "abstractKey": null
};

(node as any).hash = "5426bea4c0d9ac77c634773c3cd706ad";

export default node;
