import * as z from "zod"
import {
  bool,
  choice,
  integer,
  list,
  oneOrMany,
  optional,
  record,
  searchText,
  shape,
  text,
  texts,
} from "../platform/http/shape.ts"
import {
  createProductBody,
  createVariantBody,
  updateProductBody,
  updateVariantBody,
} from "../commerce/catalog/products/index.ts"
import { anyText } from "./filters.ts"

const id = () => text("isNotEmpty", "isString")
const statuses = ["draft", "proposed", "published", "rejected"] as const
const oneStatus = choice(statuses)

/** One id, several, or `{ $in: […] }`; gives a list. */
const idFilter = () =>
  optional(
    z.union([
      oneOrMany(),
      shape({ $in: texts({ each: "isString" }, "isArray") }).transform((wish) => wish.$in),
      shape({ $eq: text() }).transform((wish) => [wish.$eq]),
    ]),
  )

export const productFilters = shape({
  id: anyText(),
  q: optional(searchText()),
  handle: anyText(),
  status: optional(z.union([oneStatus.transform((one) => [one]), list(oneStatus)])),
  tags: optional(shape({ value: optional(texts("isArray")), id: optional(texts("isArray")) })),
  categories: optional(shape({ id: idFilter(), is_internal: optional(bool()), is_active: optional(bool()) })),
  category_id: idFilter(),
  collection_id: idFilter(),
})
export type ProductFilters = z.output<typeof productFilters>

export const variantFilters = shape({
  id: anyText(),
  sku: anyText(),
  product_id: anyText(),
  options: optional(shape({ id: optional(texts("isArray")) })),
})

export const wordFilters = shape({ id: anyText(), value: anyText() })
export const optionFilters = shape({ id: anyText(), title: anyText(), product_id: anyText() })
export const collectionFilters = shape({ id: anyText(), handle: anyText(), title: anyText() })
export const categoryFilters = shape({
  id: anyText(),
  name: anyText(),
  handle: anyText(),
  parent_category_id: z.union([z.null(), oneOrMany()]).optional(),
  is_active: optional(bool()),
  is_internal: optional(bool()),
  include_descendants_tree: optional(bool()),
})

export const newTags = list(shape({ id: optional(text()), value: id() }))
export const tagChanges = list(shape({ id: id(), value: optional(text()) }))
const typeShape = shape({ id: optional(text()), value: id(), metadata: optional(record()) })
export const newTypes = list(typeShape)
export const typeChanges = list(shape({ id: id(), value: optional(text()), metadata: optional(record()) }))

export const newOptions = list(shape({ title: id(), product_id: id() }))
export const optionChanges = list(shape({ id: id(), title: optional(id()), product_id: optional(text()) }))

const optionValues = optional(list(shape({ value: text(), option_id: optional(text()) })))

const { prices: _created, options: _values, ...variantFields } = createVariantBody.shape
const { prices: _changed, options: _others, ...variantChange } = updateVariantBody.shape

const newVariant = { ...variantFields, options: optionValues }
export const newVariants = list(shape({ ...newVariant, product_id: id() }))
export const variantChanges = list(shape({ ...variantChange, id: id(), options: optionValues }))

/** What the module knows and the API says in another way, or not at all. */
const productFields = {
  images: optional(
    list(z.union([text(), shape({ id: optional(text()), url: text() }).transform((image) => image.url)])),
  ),
  type: optional(typeShape),
  type_id: optional(text()),
  external_id: optional(text()),
  options: optional(list(shape({ title: id(), product_id: optional(text()) }))),
}

const { sales_channels: _in, variants: _of, ...ownFields } = createProductBody.shape
export const newProducts = list(
  shape({
    ...ownFields,
    ...productFields,
    variants: optional(list(shape({ ...newVariant, product_id: optional(text()) }))),
  }),
)
export type ParsedProduct = z.output<typeof newProducts>[number]

const { sales_channels: _now, variants: _are, ...changeFields } = updateProductBody.shape
export const productChanges = list(
  shape({
    ...changeFields,
    ...productFields,
    is_giftcard: optional(bool()),
    id: id(),
    variants: optional(
      list(
        shape({
          ...variantChange,
          id: optional(text()),
          product_id: optional(text()),
          options: optionValues,
        }),
      ),
    ),
  }),
)
export type ParsedProductChange = z.output<typeof productChanges>[number]

const collectionFields = {
  handle: optional(text()),
  product_ids: optional(texts({ each: "isString" }, "isArray")),
  metadata: optional(record()),
}
export const newCollections = list(shape({ title: id(), ...collectionFields }))
export const collectionChanges = list(shape({ id: id(), title: optional(text()), ...collectionFields }))

const categoryFields = {
  description: text().optional(),
  is_active: optional(bool()),
  is_internal: optional(bool()),
  rank: optional(integer({ min: 0 }, "isInt")),
  metadata: optional(record()),
}
export const newCategory = shape({
  name: id(),
  handle: optional(text()),
  parent_category_id: optional(text()),
  ...categoryFields,
})
export const categoryChange = shape({
  name: optional(text()),
  handle: optional(id()),
  parent_category_id: optional(text()),
  ...categoryFields,
})
export const returnedKeys = shape({ returnLinkableKeys: optional(texts("isArray")) })
