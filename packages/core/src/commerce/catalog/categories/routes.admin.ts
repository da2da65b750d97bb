import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { answersDeleted, answersPage, deleted, page, refusedBody } from "../../../platform/http/results.ts"
import { missingIds } from "../../../platform/query/missing-ids.ts"
import { addProducts, removeProducts } from "./category-products.ts"
import { createCategory } from "./create-category.ts"
import { deleteCategory } from "./delete-category.ts"
import { listCategories, readAdminCategory } from "./present-categories.ts"
import { adminCategory } from "./selections.ts"
import {
  addedProductsBody,
  removedProductsBody,
  wholeCategoryQuery,
  createCategoryBody,
  listCategoriesQuery,
  updateCategoryBody,
} from "./shapes.ts"
import { updateCategory } from "./update-category.ts"

const answersCategory = answers({ product_category: resource("ProductCategory") })
const shared = { tag: "Product Categories", access: "admin", select: adminCategory } as const

export const categoryAdminOperations: readonly Operation[] = [
  operation({
    ...shared,
    id: "GetProductCategories",
    method: "GET",
    path: "/admin/product-categories",
    summary: "List categories by rank.",
    query: listCategoriesQuery,
    select: { ...adminCategory, isList: true },
    response: answersPage("product_categories", "ProductCategory"),
    handler: async ({ query, selection }, context) =>
      page("product_categories", await listCategories(context, query, selection, false), query),
  }),
  operation({
    ...shared,
    id: "PostProductCategories",
    service: "productCategoryService.create",
    method: "POST",
    path: "/admin/product-categories",
    answers404: true,
    summary: "Create a category.",
    about: "The category becomes the last subcategory of its parent.",
    query: wholeCategoryQuery,
    body: createCategoryBody,
    response: answersCategory,
    unique: "handle",
    handler: async ({ body }, context) => ({
      product_category: await readAdminCategory(context, await createCategory(context, body)),
    }),
  }),
  operation({
    ...shared,
    id: "GetProductCategoriesCategory",
    method: "GET",
    path: "/admin/product-categories/{id}",
    summary: "Get a category with its parent and its subcategories.",
    about: "The response contains the whole category; `fields` and `expand` have no effect.",
    query: wholeCategoryQuery,
    response: answersCategory,
    handler: async ({ params }, context) => ({
      product_category: await readAdminCategory(context, params.id),
    }),
  }),
  operation({
    ...shared,
    id: "PostProductCategoriesCategory",
    service: "productCategoryService.update",
    method: "POST",
    path: "/admin/product-categories/{id}",
    summary: "Update a category, or move it in the tree.",
    query: wholeCategoryQuery,
    body: updateCategoryBody,
    response: answersCategory,
    unique: "handle",
    handler: async ({ params, body }, context) => {
      await updateCategory(context, params.id, body)
      return { product_category: await readAdminCategory(context, params.id) }
    },
  }),
  operation({
    ...shared,
    select: undefined,
    id: "DeleteProductCategoriesCategory",
    service: "productCategoryService.delete",
    method: "DELETE",
    path: "/admin/product-categories/{id}",
    answers404: false,
    summary: "Delete a category without subcategories.",
    about: "The products of the category are not deleted. Succeeds even if the category does not exist.",
    response: answersDeleted("product-category"),
    handler: async ({ params }, context) => {
      await deleteCategory(context, params.id)
      return deleted(params.id, "product-category")
    },
  }),
  operation({
    ...shared,
    id: "PostProductCategoriesCategoryProductsBatch",
    service: "productCategoryService.addProducts",
    method: "POST",
    path: "/admin/product-categories/{id}/products/batch",
    summary: "Add products to a category.",
    about: "Products that are already in the category stay in it.",
    query: wholeCategoryQuery,
    body: addedProductsBody,
    response: answersCategory,
    handler: async ({ params, body }, context) => {
      const ids = body.product_ids.map(({ id }) => id)
      const missing = await missingIds(context.db, "Product", ids)
      if (missing.length > 0) return refusedBody([`Products ${missing.join(", ")} do not exist`])
      await addProducts(context, params.id, ids)
      return { product_category: await readAdminCategory(context, params.id) }
    },
  }),
  operation({
    ...shared,
    id: "DeleteProductCategoriesCategoryProductsBatch",
    service: "productCategoryService.removeProducts",
    method: "DELETE",
    path: "/admin/product-categories/{id}/products/batch",
    summary: "Remove products from a category.",
    about: "Products that are not in it are ignored. The products are not deleted.",
    query: wholeCategoryQuery,
    body: removedProductsBody,
    response: answersCategory,
    handler: async ({ params, body }, context) => {
      const ids = body.product_ids.map(({ id }) => id)
      const missing = await missingIds(context.db, "Product", ids)
      if (missing.length > 0) return refusedBody([`Products ${missing.join(", ")} do not exist`])
      await removeProducts(context, params.id, ids)
      return { product_category: await readAdminCategory(context, params.id) }
    },
  }),
]
