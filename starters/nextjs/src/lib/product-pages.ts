/** How many products one page of a list shows. */
export const pageSize = 24

/**
 * The number at the end of an address such as `/categories/home/2`.
 * @returns undefined if an address does not end like this; the first page has no number
 */
export function parsePage(text: string): number | undefined {
  return /^(?:[2-9]|[1-9]\d{1,3})$/.test(text) ? Number(text) : undefined
}

/** How many pages a list has. An empty list has one, which says so. */
export function pagesOf(count: number): number {
  return Math.max(1, Math.ceil(count / pageSize))
}

/** The path of a page of a list: `pagePath("/categories/home", 2)` is `/categories/home/2`. */
export function pagePath(path: string, page: number): string {
  return page === 1 ? path : `${path}/${page}`
}
