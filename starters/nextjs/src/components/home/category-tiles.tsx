import { Picture } from "@/components/catalog/picture"
import type { Category } from "@/lib/categories"
import { localePath, type Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"
import type { Product } from "@/lib/product-model"

interface CategoryTilesProps {
  readonly locale: Locale
  readonly catalog: Messages["catalog"]
  readonly categories: readonly Category[]
  readonly products: readonly Product[]
}

/** The top-level categories, each with the picture of one of its products. */
export function CategoryTiles({ locale, catalog, categories, products }: CategoryTilesProps) {
  if (categories.length === 0) return null
  return (
    <section aria-labelledby="categories" className="container-page mt-24 lg:mt-32">
      <h2 id="categories" className="display mb-8 text-4xl lg:text-5xl">
        {catalog.shopByCategory}
      </h2>
      <ul className="grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-4">
        {categories.slice(0, 4).map((category) => (
          <li key={category.id} className="group relative">
            <div className="overflow-hidden rounded-lg">
              <Picture
                src={
                  products.findLast(({ categoryHandles }) => categoryHandles.includes(category.handle))
                    ?.thumbnail
                }
                alt=""
                sizes="(min-width: 1024px) 25vw, 50vw"
                className="transition-transform duration-700 ease-calm group-hover:scale-[1.025] dark:brightness-92"
              />
            </div>
            <h3 className="mt-4 text-lg font-medium">
              <a
                href={localePath(locale, `/categories/${category.handle}`)}
                className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-accent"
              >
                {category.name}
              </a>
            </h3>
            <p className="text-sm text-muted">{category.description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
