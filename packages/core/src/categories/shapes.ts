import * as z from "zod"
import {
  bool,
  choice,
  integer,
  list,
  optional,
  queryFlag,
  queryNumber,
  record,
  selectQuery,
  shape,
  text,
} from "../http/shape.ts"

/** The word `null` means «at the root», in query strings and, as in v1, in bodies too. */
const parentId = z.preprocess((value) => (value === "null" ? null : value), optional(text()))

const listFields = {
  q: optional(text()),
  handle: optional(text()),
  parent_category_id: parentId,
  include_descendants_tree: queryFlag(),
  ...selectQuery,
  offset: optional(queryNumber()).default(0),
  limit: optional(queryNumber()).default(100),
  order: optional(text()),
}

export const listStoreCategoriesQuery = shape(listFields)

/** A column that is true or false. */
const flagFilter = optional(choice(["true", "false"], "isBoolean"))

export const listCategoriesQuery = shape({
  ...listFields,
  is_internal: flagFilter,
  is_active: flagFilter,
})
export type ListCategoriesQuery = z.output<typeof listCategoriesQuery>

export const categoryQuery = shape(selectQuery)

const categoryFields = {
  description: text().optional(),
  is_internal: optional(bool()),
  is_active: optional(bool()),
  parent_category_id: parentId,
  metadata: optional(record()),
}

export const createCategoryBody = shape({
  name: text("isNotEmpty", "isString"),
  handle: optional(text()),
  ...categoryFields,
})
export type CreateCategoryInput = z.output<typeof createCategoryBody>

export const updateCategoryBody = shape({
  name: optional(text()),
  handle: optional(text("isNotEmpty", "isString")),
  rank: optional(integer({ min: 0 }, "isNotEmpty", "isInt")),
  ...categoryFields,
})
export type UpdateCategoryInput = z.output<typeof updateCategoryBody>

export const categoryProductsBody = shape({ product_ids: list(shape({ id: text() })) })
