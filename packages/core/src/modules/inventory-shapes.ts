import {
  bool,
  inWords,
  list,
  number,
  optional,
  record,
  searchText,
  shape,
  text,
  type z,
} from "../platform/http/shape.ts"
import { webAddress } from "../platform/http/web-address.ts"
import { anyText, numberFilter, textFilter } from "./filters.ts"

/** Columns hold no more. */
const largest = 2_147_483_647

const whole = () =>
  number("isInt")
    .refine(Number.isInteger, { error: inWords("isInt") })
    .refine((value) => Math.abs(value) <= largest, {
      error: inWords({ message: (property) => `${property} is out of range`, fails: () => true }),
    })

/** Units, 0 or more. */
const units = () => whole().refine((value) => value >= 0, { error: inWords({ min: 0 }) })

/** Units that come or, negative, leave. */
export const adjustment = whole()

export const quantity = units()

export const itemFilters = shape({
  id: anyText(),
  q: optional(searchText()),
  location_id: anyText(),
  sku: textFilter(),
  origin_country: anyText(),
  hs_code: textFilter(),
  requires_shipping: optional(bool()),
})

export const levelFilters = shape({
  inventory_item_id: anyText(),
  location_id: anyText(),
  stocked_quantity: numberFilter(),
  reserved_quantity: numberFilter(),
  incoming_quantity: numberFilter(),
})

export const reservationFilters = shape({
  id: anyText(),
  line_item_id: anyText(),
  inventory_item_id: anyText(),
  location_id: anyText(),
  description: textFilter(),
  created_by: anyText(),
  quantity: numberFilter(),
})

export const itemShape = shape({
  sku: optional(text()),
  origin_country: optional(text()),
  hs_code: optional(text()),
  mid_code: optional(text()),
  material: optional(text()),
  weight: optional(whole()),
  length: optional(whole()),
  height: optional(whole()),
  width: optional(whole()),
  title: optional(text()),
  description: optional(text()),
  thumbnail: optional(webAddress()),
  requires_shipping: optional(bool()),
  metadata: optional(record()),
})

const nothing = units().refine((value) => value === 0, {
  error: "reserved_quantity must be 0: units are promised by reservations",
})

export const levelShape = shape({
  inventory_item_id: text("isNotEmpty", "isString"),
  location_id: text("isNotEmpty", "isString"),
  stocked_quantity: units(),
  incoming_quantity: optional(units()),
  reserved_quantity: optional(nothing),
})

const levelChange = { stocked_quantity: optional(units()), incoming_quantity: optional(units()) }

export const levelChangeShape = shape(levelChange)

export const levelChanges = list(shape({ inventory_item_id: text(), location_id: text(), ...levelChange }))

export const reservationShape = shape({
  inventory_item_id: text("isNotEmpty", "isString"),
  location_id: text("isNotEmpty", "isString"),
  quantity: units(),
  line_item_id: optional(text()),
  description: optional(text()),
  created_by: optional(text()),
  external_id: optional(text()),
  allow_backorder: optional(bool()),
  metadata: optional(record()),
})
export type NewReservation = z.output<typeof reservationShape>

export const reservationChangeShape = shape({
  quantity: optional(units()),
  location_id: optional(text()),
  description: optional(text()),
  allow_backorder: optional(bool()),
  metadata: optional(record()),
})
