import type { MetadataRoute } from "next"
import { listCategories, type Category } from "@/lib/categories"
import { listCollections } from "@/lib/collections"
import { defaultLanguage } from "@/lib/locale"
import { listAllProducts } from "@/lib/products"
import { listCountries } from "@/lib/regions"
import { absolute, alternates } from "@/lib/seo"

/** Made when it is asked for: the catalog is not known while the storefront is built. */
export const dynamic = "force-dynamic"

/**
 * All pages that search engines may list, once per country in the country's language. Each names the same page in the
 * other countries and languages.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const countries = await listCountries()
  const [first] = countries
  if (!first) return []
  const [{ products }, categories, collections] = await Promise.all([
    listAllProducts({ country: first.code, region: first.region }),
    listCategories(),
    listCollections(),
  ])
  const pages: readonly { readonly path: string; readonly lastModified?: string | undefined }[] = [
    { path: "/" },
    { path: "/products" },
    { path: "/collections" },
    ...collections.map(({ handle }) => ({ path: `/collections/${handle}` })),
    ...categories.flatMap(withDescendants).map(({ handle }) => ({ path: `/categories/${handle}` })),
    ...products.map(({ handle, updatedAt }) => ({ path: `/products/${handle}`, lastModified: updatedAt })),
  ]
  const entries = await Promise.all(
    pages.map(async ({ path, lastModified }) => {
      const languages = await alternates(path)
      return countries.map(({ code }) => ({
        url: absolute({ country: code, language: defaultLanguage(code) }, path),
        lastModified,
        alternates: { languages },
      }))
    }),
  )
  return entries.flat()
}

function withDescendants(category: Category): readonly Category[] {
  return [category, ...category.children.flatMap(withDescendants)]
}
