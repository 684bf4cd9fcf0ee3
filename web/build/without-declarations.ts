import type { PluginObj } from '@babel/core';

/** What routes declare for the checks of pages and the menu; see `PageDeclaration`. */
const DECLARATIONS = new Set(['menu', 'weight', 'visits']);

/** Babel plugin that takes out of `routes.tsx` what browsers do not need. */
export const withoutDeclarations: PluginObj = {
  visitor: {
    ObjectProperty(path) {
      const { key } = path.node;
      if (key.type === 'Identifier' && DECLARATIONS.has(key.name)) path.remove();
    },
  },
};
