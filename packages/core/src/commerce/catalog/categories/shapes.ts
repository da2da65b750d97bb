import * as z from "zod"
import {
  bool,
  choice,
  inOrder,
  integer,
  list,
  listOrder,
  listOrderOfAnyType,
  optional,
  pageLimit,
  pageOffset,
  queryFlag,
  record,
  type Rule,
  searchTextOrNone,
  selectQuery,
  selectWithoutEffect,
  shape,
  text,
} from "../../../platform/http/shape.ts"

/** The word `null` means «at the root», in query strings and, as in v1, in bodies too. */
const parentId = z.preprocess((value) => (value === "null" ? null : value), optional(text()))

const listFields = {
  q: searchTextOrNone().describe(
    "Searches the name or the handle, ignoring case. Replaces the filter `handle`.",
  ),
  handle: optional(text()).describe("Only the category with this handle."),
  parent_category_id: parentId.describe(
    "ID of the parent; only categories directly below it are listed. `null` lists those at the root.",
  ),
  include_descendants_tree: queryFlag().describe(
    "`true` returns each category with all its subcategories, instead of its direct children only.",
  ),
  ...selectQuery,
  offset: pageOffset(),
  limit: pageLimit(100),
  order: listOrderOfAnyType(
    listOrder().meta({
      description:
        "Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, categories are sorted by rank.",
      default: "rank",
    }),
  ),
}

export const listStoreCategoriesQuery = shape(listFields)

/** As in v1, every text that PostgreSQL reads as a flag is one, and `null` stands for rows without a value. */
function plainFlag(flag: unknown): unknown {
  if (typeof flag !== "string") return flag ?? undefined
  if (flag === "null") return null
  if (/^\s*(t|tr|tru|true|y|ye|yes|on|1)\s*$/i.test(flag)) return "true"
  return /^\s*(f|fa|fal|fals|false|n|no|of|off|0)\s*$/i.test(flag) ? "false" : flag
}

/** v1 looks at the type before it looks for a flag. */
const textOfFlag: Rule = {
  message: (property, value) =>
    `${property} must be a ${typeof value === "string" ? "boolean value" : "string"}`,
  fails: () => true,
}

/** A column that is true or false. */
const flagFilter = z
  .preprocess(plainFlag, optional(choice(["true", "false"], textOfFlag)))
  .describe("`true` or `false`: only categories with this value.")

export const listCategoriesQuery = shape({
  ...listFields,
  is_internal: flagFilter,
  is_active: flagFilter,
})
export type ListCategoriesQuery = z.output<typeof listCategoriesQuery>

export const categoryQuery = shape(selectQuery)

/** The admin gets categories whole. */
export const wholeCategoryQuery = shape(selectWithoutEffect)

const metadata = optional(record()).describe(
  "Key-value pairs for your own data. Unlike for other resources, an update replaces the stored pairs.",
)

export const createCategoryBody = shape(
  inOrder(["name", "metadata", "description", "handle"], {
    name: text("isNotEmpty", "isString").describe("Name, for customers."),
    handle: optional(text()).describe("The unique part of its URL; derived from the name by default."),
    description: text()
      .optional()
      .describe("Description for customers; empty by default.")
      .meta({ default: "" }),
    is_internal: optional(bool())
      .describe("If true, the category is hidden from customers; false by default.")
      .meta({ default: false }),
    is_active: optional(bool())
      .describe("If true, customers see the category; false by default.")
      .meta({ default: false }),
    parent_category_id: parentId.describe(
      "ID of the parent category. Null, the text `null` or no value means the root.",
    ),
    metadata,
  }),
)
export type CreateCategoryInput = z.output<typeof createCategoryBody>

export const updateCategoryBody = shape(
  inOrder(["name", "handle", "rank", "metadata"], {
    name: optional(text()).describe("Name, for customers. Unchanged if absent."),
    handle: optional(text("isNotEmpty", "isString")).describe("The unique part of its URL."),
    rank: optional(integer({ min: 0 }, "isNotEmpty", "isInt")).describe(
      "Position among the categories of its parent, from 0. If absent, it keeps its position, or is last below a new parent.",
    ),
    description: text().optional().describe("Description for customers. Unchanged if absent."),
    is_internal: optional(bool()).describe(
      "If true, the category is hidden from customers. Unchanged if absent.",
    ),
    is_active: optional(bool()).describe("If true, customers see the category. Unchanged if absent."),
    parent_category_id: parentId.describe(
      "ID of the parent category. Null, or the text `null`, means the root. If absent, the category is not moved.",
    ),
    metadata,
  }),
)
export type UpdateCategoryInput = z.output<typeof updateCategoryBody>

const productIds = list(shape({ id: text().describe("ID of a product.") }))
export const addedProductsBody = shape({ product_ids: productIds.describe("Products to add.") })
export const removedProductsBody = shape({ product_ids: productIds.describe("Products to remove.") })
