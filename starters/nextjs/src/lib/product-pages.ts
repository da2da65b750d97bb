import { fill } from "./format"
import type { Locale } from "./locale"
import { messagesOf, type Messages } from "./messages"
import { listProducts, type ProductPage, type ProductQuery } from "./products"
import { pageLocale } from "./regions"

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

/** The address of a page of a list: the handle of what it lists, and the number unless it is the first page. */
export type PageParams = Promise<{ locale: string; handle: string; page?: string }>

/** A page of the products of something, such as a category. */
export interface LoadedPage<T> {
  readonly subject: T
  readonly locale: Locale
  readonly messages: Messages
  readonly list: ProductPage
  readonly page: number
  readonly pages: number
  /** the path of the first page */
  readonly path: string
}

/** What has a list with pages, and the products in it. */
interface Listed<T> {
  readonly subject: T
  readonly query: ProductQuery
}

/**
 * Reads a page of a list of products.
 * @param base the path above the handle, such as `/categories`
 * @param find returns what the handle names
 * @returns undefined if there is no such thing or no such page
 */
export async function loadProductPage<T>(
  params: PageParams,
  base: string,
  find: (handle: string) => Promise<Listed<T> | undefined>,
): Promise<LoadedPage<T> | undefined> {
  const { handle, page: number } = await params
  const page = number === undefined ? 1 : parsePage(number)
  const { locale, region } = await pageLocale(params)
  const [messages, found] = await Promise.all([messagesOf(locale), find(handle)])
  if (!found || !page) return undefined
  const list = await listProducts(
    { country: locale.country, region },
    { ...found.query, limit: pageSize, offset: (page - 1) * pageSize },
  )
  const pages = pagesOf(list.count)
  if (page > pages) return undefined
  return { subject: found.subject, locale, messages, list, page, pages, path: `${base}/${handle}` }
}

/** The title of a page of a list, with its number unless it is the first page. */
export function pageTitle(
  name: string,
  { messages, page, pages }: Pick<LoadedPage<unknown>, "messages" | "page" | "pages">,
): string {
  return page === 1 ? name : `${name}, ${fill(messages.catalog.page, { page, pages })}`
}
