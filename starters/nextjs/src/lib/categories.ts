import "server-only"
import { cache } from "react"
import { storeClient } from "./client"
import { isUnavailable } from "./errors"
import { readAll } from "./read-all"

/** A product category with what is below it. */
export interface Category {
  readonly id: string
  readonly handle: string
  readonly name: string
  readonly description: string
  readonly parentId: string | undefined
  readonly children: readonly Category[]
}

interface CategoryResponse {
  readonly id: string
  readonly handle: string
  readonly name: string
  readonly description?: string | null
  readonly parent_category_id?: string | null
  readonly category_children?: readonly CategoryResponse[] | null
}

/**
 * The top-level categories with their descendants, cached under the tag `categories`. A v1 server whose product
 * categories are switched off answers with 404: then there are none.
 */
export const listCategories = cache(async (): Promise<readonly Category[]> => {
  try {
    const client = storeClient({ tags: ["categories"] })
    const categories = await readAll(async (part) => {
      const { product_categories, count } = await client.productCategories.list({
        ...part,
        include_descendants_tree: true,
        parent_category_id: "null",
      })
      return { rows: product_categories as readonly CategoryResponse[], count }
    })
    return categories.filter(({ parent_category_id }) => !parent_category_id).map(toCategory)
  } catch (error) {
    if (isUnavailable(error)) throw error
    return []
  }
})

/** A category and those above it, the top-level one first; empty if there is no such category. */
export function pathTo(handle: string, categories: readonly Category[]): readonly Category[] {
  for (const category of categories) {
    if (category.handle === handle) return [category]
    const below = pathTo(handle, category.children)
    if (below.length > 0) return [category, ...below]
  }
  return []
}

/** A category and all categories below it. In v1 a category does not contain the products of the categories below it. */
export function withDescendants(category: Category): readonly Category[] {
  return [category, ...category.children.flatMap(withDescendants)]
}

function toCategory(category: CategoryResponse): Category {
  return {
    id: category.id,
    handle: category.handle,
    name: category.name,
    description: category.description ?? "",
    parentId: category.parent_category_id ?? undefined,
    children: (category.category_children ?? []).map(toCategory),
  }
}
