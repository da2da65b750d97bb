import "server-only"
import { listCategories, type Category } from "./categories"
import { listCollections } from "./collections"
import { env } from "./env"
import { defaultLanguage, languages } from "./locale"
import { listProducts } from "./products"
import { listCountries } from "./regions"
import { absolute, alternates } from "./seo"
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
 * The pages of a sitemap, once per country in the country's language.
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
  return (await Promise.all(paths.map((path) => entriesOf(path, countries)))).flat()
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
  const [categories, collections] = await Promise.all([listCategories(), listCollections()])
  return [
    { path: "/" },
    { path: "/products" },
    { path: "/collections" },
    ...collections.map(({ handle }) => ({ path: `/collections/${handle}` })),
    ...categories.flatMap(withDescendants).map(({ handle }) => ({ path: `/categories/${handle}` })),
  ]
}

async function productPaths(
  { code, region }: Country,
  page: { readonly offset: number; readonly limit: number },
): Promise<readonly ListedPath[]> {
  const { products } = await listProducts({ country: code, region }, { ...inOrder, ...page })
  return products.map(({ handle, updatedAt }) => ({ path: `/products/${handle}`, lastModified: updatedAt }))
}

async function entriesOf(
  { path, lastModified }: ListedPath,
  countries: readonly Country[],
): Promise<readonly SitemapEntry[]> {
  const elsewhere = await alternates(path)
  return countries.map(({ code }) => ({
    url: absolute({ country: code, language: defaultLanguage(code) }, path),
    lastModified,
    languages: elsewhere,
  }))
}

function withDescendants(category: Category): readonly Category[] {
  return [category, ...category.children.flatMap(withDescendants)]
}
