const MARK = /^[A-Za-z\d]{1,10}$/;

/** Marks of the metals that pieces are compared in, from the address of the comparison: `?karat=14K`. */
export function comparedKarats(search: URLSearchParams): string[] {
  return (search.get('karat') ?? '').split(',').filter((part) => MARK.test(part));
}
