import type { PluginObj } from '@babel/core';

/** Properties of routes for the page checks and the menu; see `PageDeclaration`. */
const DECLARATIONS = new Set(['menu', 'weight', 'visits']);

/** Babel plugin that removes properties from `routes.tsx` that browsers do not need. */
export const withoutDeclarations: PluginObj = {
  visitor: {
    ObjectProperty(path) {
      const { key } = path.node;
      if (key.type === 'Identifier' && DECLARATIONS.has(key.name)) path.remove();
    },
  },
};
