import { numberOrNull, orNull, textOf, type Field, type FieldValue } from "../kit/fields.ts"
import { t } from "../messages/index.ts"
import { countryOptions } from "../settings/country-options.ts"

const words = t.products

const numbers = ["weight", "length", "width", "height"] as const
const texts = ["hs_code", "mid_code", "origin_country"] as const

/** Sizes and customs data of a product or a variant. */
export type Attributes = Readonly<
  Record<(typeof numbers)[number], number | null> & Record<(typeof texts)[number], string | null>
>

/** Fields of customs and sizes, which products and variants share. */
export function attributeFields(): Field[] {
  return [
    { name: "weight", kind: "number", isWhole: true, min: 0, label: words.weightUnit, half: true },
    { name: "length", kind: "number", isWhole: true, min: 0, label: words.lengthUnit, half: true },
    { name: "width", kind: "number", isWhole: true, min: 0, label: words.widthUnit, half: true },
    { name: "height", kind: "number", isWhole: true, min: 0, label: words.heightUnit, half: true },
    { name: "hs_code", kind: "text", label: words.hsCode, half: true },
    { name: "mid_code", kind: "text", label: words.midCode, half: true },
    { name: "origin_country", kind: "combobox", label: words.origin, options: countryOptions() },
  ]
}

/** What these fields show at first. */
export function attributeValues(attributes: Attributes): Record<string, string> {
  return Object.fromEntries([...numbers, ...texts].map((name) => [name, String(attributes[name] ?? "")]))
}

/** What these fields hold, as the API takes it. */
export function typedAttributes(values: Readonly<Record<string, FieldValue>>): Attributes {
  const number = (name: string) => numberOrNull(textOf(values, name))
  const text = (name: string) => orNull(textOf(values, name))
  return {
    weight: number("weight"),
    length: number("length"),
    width: number("width"),
    height: number("height"),
    hs_code: text("hs_code"),
    mid_code: text("mid_code"),
    origin_country: text("origin_country"),
  }
}
