import type { TemplateTree_template$data } from './__generated__/TemplateTree_template.graphql.ts';

/** A template as the tree shows it. */
export type ShownTemplate = TemplateTree_template$data[number];

/** Actions for the templates of a tree. */
export type TemplateAct = {
  readonly fold: (databaseId: number) => void;
  readonly move: (template: ShownTemplate, by: number) => void;
  readonly edit: (template: ShownTemplate) => void;
  readonly addBelow: (parent: ShownTemplate) => void;
  readonly askToDelete: (template: ShownTemplate) => void;
};
