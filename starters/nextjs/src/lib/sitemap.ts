import "server-only"
import { listCategories, withDescendants } from "./categories"
import { listCollections } from "./collections"
import { env } from "./env"
import { languages } from "./locale"
import { messagesOf } from "./messages"
import { listProducts } from "./products"
import { listCountries } from "./regions"
import { absolute, localesOf } from "./seo"
import { pathsPerFile, type SitemapEntry } from "./sitemap-xml"

type Country = Awaited<ReturnType<typeof listCountries>>[number]

/** An address after the country. */
interface ListedPath {
  readonly path: string
  readonly lastModified?: string | undefined
}

/** The URLs of all sitemaps. Together they have every page that search engines may list. */
export async function listSitemaps(): Promise<readonly string[]> {
  const countries = await listCountries()
  const [first] = countries
  if (!first) return []
  const size = sizeFor(countries)
  const [pages, { count }] = await Promise.all([
    listPages(),
    listProducts({ country: first.code, region: first.region }, { ...inOrder, limit: 1 }),
  ])
  return [...filesOf("pages", pages.length, size), ...filesOf("products", count, size)]
}

/**
 * The pages of a sitemap, once per country and language.
 * @param file the name of the file, such as `products-1.xml`
 * @returns undefined if the file does not exist
 */
export async function readSitemap(file: string): Promise<readonly SitemapEntry[] | undefined> {
  const [, kind, number] = /^(pages|products)-([1-9]\d{0,5})\.xml$/.exec(file) ?? []
  const countries = await listCountries()
  const [first] = countries
  if (!kind || !first) return undefined
  const size = sizeFor(countries)
  const offset = (Number(number) - 1) * size
  const paths =
    kind === "pages"
      ? (await listPages()).slice(offset, offset + size)
      : await productPaths(first, { offset, limit: size })
  if (paths.length === 0) return undefined
  return paths.flatMap((path) => entriesOf(path, countries))
}

const inOrder = { order: "created_at" }

const sizeFor = (countries: readonly Country[]) => pathsPerFile(countries.length, languages.length)

function filesOf(kind: string, count: number, size: number): readonly string[] {
  return Array.from(
    { length: Math.ceil(count / size) },
    (_, index) => `${env.baseUrl}/sitemaps/${kind}-${index + 1}.xml`,
  )
}

async function listPages(): Promise<readonly ListedPath[]> {
  const [categories, collections, { legal }] = await Promise.all([
    listCategories(),
    listCollections(),
    messagesOf({ language: "en" }),
  ])
  return [
    { path: "/" },
    { path: "/products" },
    { path: "/collections" },
    ...collections.map(({ handle }) => ({ path: `/collections/${handle}` })),
    ...categories.flatMap(withDescendants).map(({ handle }) => ({ path: `/categories/${handle}` })),
    ...Object.keys(legal).map((page) => ({ path: `/legal/${page}` })),
  ]
}

async function productPaths(
  { code, region }: Country,
  page: { readonly offset: number; readonly limit: number },
): Promise<readonly ListedPath[]> {
  const { products } = await listProducts({ country: code, region }, { ...inOrder, ...page })
  return products.map(({ handle, updatedAt }) => ({ path: `/products/${handle}`, lastModified: updatedAt }))
}

function entriesOf(
  { path, lastModified }: ListedPath,
  countries: readonly Country[],
): readonly SitemapEntry[] {
  return countries
    .flatMap(({ code }) => localesOf(code))
    .map((locale) => ({ url: absolute(locale, path), lastModified }))
}
