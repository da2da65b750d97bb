import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { answersPage, page } from "../../../platform/http/results.ts"
import { listCategories, readStoreCategory } from "./present-categories.ts"
import { storeCategory } from "./selections.ts"
import { categoryQuery, listStoreCategoriesQuery } from "./shapes.ts"

export const categoryStoreOperations: readonly Operation[] = [
  operation({
    id: "GetProductCategories",
    method: "GET",
    path: "/store/product-categories",
    tag: "Product Categories",
    summary: "List active, public categories by rank.",
    about:
      "With a publishable key that has sales channels, categories are left out if all products of them and their subcategories are in other channels.",
    access: "store",
    query: listStoreCategoriesQuery,
    select: { ...storeCategory, isList: true },
    response: answersPage("product_categories", "ProductCategory"),
    handler: async ({ query, selection }, context) =>
      page("product_categories", await listCategories(context, query, selection, true), query),
  }),
  operation({
    id: "GetProductCategoriesCategory",
    method: "GET",
    path: "/store/product-categories/{id}",
    tag: "Product Categories",
    summary: "Get an active, public category with its parent and its subcategories.",
    about:
      "With a publishable key that has sales channels, a category whose products are all in other channels is not found.",
    access: "store",
    query: categoryQuery,
    select: storeCategory,
    response: answers({ product_category: resource("ProductCategory") }),
    handler: async ({ params, selection }, context) => ({
      product_category: await readStoreCategory(context, params.id, selection),
    }),
  }),
]
