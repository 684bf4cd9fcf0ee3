/** Whether a path is a page of the app; French paths start with `/fr`. */
export type IsPagePath = (path: string) => boolean;

/**
 * Matches paths with the patterns of the web build, such as `/shop/product/:code`. Without patterns, every path is a
 * page.
 */
export function pagePathMatcher(patterns: readonly string[] | null): IsPagePath {
  if (patterns === null) return () => true;
  const expressions = patterns.map((pattern) => {
    const source = pattern
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll(/[^\w-]/g, '\\$&')))
      .join('/');
    return new RegExp(`^${source === '/' ? '' : source}/?$`, 'i');
  });
  return (path) => {
    const english = path.replace(/^\/fr(?=\/|$)/i, '');
    return expressions.some((expression) => expression.test(english));
  };
}
