/** Whether a path names a page of the app; its French paths are below `/fr`. */
export type IsPagePath = (path: string) => boolean;

/** Matches paths by the patterns that the web build lists, such as `/shop/product/:code`; without a list every path is a page. */
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
