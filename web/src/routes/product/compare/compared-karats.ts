const MARK = /^[A-Za-z\d]{1,10}$/;

/** Marks of the compared metals, from the URL: `?karat=14K`. */
export function comparedKarats(search: URLSearchParams): string[] {
  return (search.get('karat') ?? '').split(',').filter((part) => MARK.test(part));
}
