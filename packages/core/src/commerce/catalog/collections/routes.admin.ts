import { sql } from "kysely"
import * as z from "zod"
import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, plain, resource } from "../../../platform/http/response.ts"
import { answersDeleted, answersPage, deleted, page } from "../../../platform/http/results.ts"
import { fetchPage } from "../../../platform/query/fetch.ts"
import { givenFilters, textMatches } from "../../../platform/query/filter.ts"
import { selectionOf } from "../../../platform/query/selection.ts"
import { readAdminCollection, withProfileOfProducts } from "./read-collection.ts"
import {
  collectionProductsBody,
  createCollectionBody,
  listCollectionsQuery,
  updateCollectionBody,
} from "./shapes.ts"
import {
  addProducts,
  createCollection,
  deleteCollection,
  removeProducts,
  updateCollection,
} from "./write-collection.ts"

const answersCollection = answers({ collection: resource("ProductCollection") })

/** v1 lists collections without metadata. */
const listSelection = selectionOf(
  {},
  { fields: ["id", "title", "handle", "created_at", "updated_at"], relations: ["products.profiles"] },
)

export const collectionAdminOperations: readonly Operation[] = [
  operation({
    id: "GetCollections",
    method: "GET",
    path: "/admin/collections",
    tag: "Product Collections",
    summary: "List collections with their products.",
    about:
      "All collections of the page together have at most 8,000 products. If they have more, each shows at most an equal share. To read all products of a collection, list products with `collection_id`.",
    access: "admin",
    query: listCollectionsQuery,
    response: answersPage("collections", "ProductCollection"),
    handler: async ({ query }, { db }) => {
      const { title, handle, created_at, updated_at, deleted_at } = query
      const found = await fetchPage(db, {
        entity: "ProductCollection",
        selection: listSelection,
        // Beside a search text, v1 looks at nothing else of the collection.
        filters: query.q ? {} : givenFilters({ title, handle, created_at, updated_at, deleted_at }),
        where: [
          ...(query.q ? [textMatches(["root.title", "root.handle"], query.q)] : []),
          ...(query.discount_condition_id ? [isNamedByCondition(query.discount_condition_id)] : []),
        ],
        order: query.order,
        limit: query.limit,
        offset: query.offset,
        withDeleted: deleted_at != null,
      })
      return page("collections", { ...found, rows: found.rows.map(withProfileOfProducts) }, query)
    },
  }),
  operation({
    id: "PostCollections",
    service: "productCollectionService.create",
    method: "POST",
    path: "/admin/collections",
    tag: "Product Collections",
    summary: "Create a collection.",
    access: "admin",
    body: createCollectionBody,
    response: answersCollection,
    unique: "handle",
    handler: async ({ body }, context) => ({
      collection: await readAdminCollection(context.db, await createCollection(context, body)),
    }),
  }),
  operation({
    id: "GetCollectionsCollection",
    method: "GET",
    path: "/admin/collections/{id}",
    tag: "Product Collections",
    summary: "Get a collection with its products.",
    about:
      "The response contains at most 8,000 products. To read all of them, list products with `collection_id`.",
    access: "admin",
    response: answersCollection,
    handler: async ({ params }, { db }) => ({ collection: await readAdminCollection(db, params.id) }),
  }),
  operation({
    id: "PostCollectionsCollection",
    service: "productCollectionService.update",
    method: "POST",
    path: "/admin/collections/{id}",
    tag: "Product Collections",
    summary: "Update a collection.",
    access: "admin",
    body: updateCollectionBody,
    response: answersCollection,
    unique: "handle",
    handler: async ({ params, body }, context) => {
      await updateCollection(context, params.id, body)
      return { collection: await readAdminCollection(context.db, params.id) }
    },
  }),
  operation({
    id: "DeleteCollectionsCollection",
    service: "productCollectionService.delete",
    method: "DELETE",
    path: "/admin/collections/{id}",
    tag: "Product Collections",
    summary: "Delete a collection.",
    about: "The products of the collection are not deleted.",
    access: "admin",
    response: answersDeleted("product-collection"),
    handler: async ({ params }, context) => {
      await deleteCollection(context, params.id)
      return deleted(params.id, "product-collection")
    },
  }),
  operation({
    id: "PostProductsToCollection",
    service: "productCollectionService.addProducts",
    method: "POST",
    path: "/admin/collections/{id}/products/batch",
    tag: "Product Collections",
    summary: "Add products to a collection.",
    about: "Each product is removed from its previous collection. Products that do not exist are ignored.",
    access: "admin",
    body: collectionProductsBody,
    response: answersCollection,
    handler: async ({ params, body }, context) => {
      await addProducts(context, params.id, body.product_ids)
      return { collection: await readAdminCollection(context.db, params.id) }
    },
  }),
  operation({
    id: "DeleteProductsFromCollection",
    service: "productCollectionService.removeProducts",
    method: "DELETE",
    path: "/admin/collections/{id}/products/batch",
    tag: "Product Collections",
    summary: "Remove products from a collection.",
    about: "Products that are not in it are ignored.",
    access: "admin",
    body: collectionProductsBody,
    response: answers({
      id: plain(z.string().describe("The ID of the collection.")),
      object: plain(z.string().describe("The type of the resource that the ID belongs to.")),
      removed_products: plain(z.array(z.string()).describe("The product IDs from the request.")),
    }),
    handler: async ({ params, body }, context) => {
      await removeProducts(context, params.id, body.product_ids)
      return { id: params.id, object: "product-collection", removed_products: body.product_ids }
    },
  }),
]

function isNamedByCondition(conditionId: string) {
  return sql`exists (select from discount_condition_product_collection c
    where c.product_collection_id = root.id and c.condition_id = ${conditionId})`
}
