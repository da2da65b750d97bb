import type { SearchHit } from "@stheno/core"
import {
  classes,
  searchedFields,
  type SearchedField,
  type SearchOptions,
  type WeightClass,
} from "./options.ts"
import { cut, indexedWordsOf, isSpelled } from "./words.ts"

type Row = Readonly<Record<string, unknown>>

/** A category of a product, or one above it. */
export interface Category {
  readonly id: string
  readonly name: string
  readonly handle: string
}

/** Values by which searches can be filtered, by their name. */
export type Facets = Readonly<Record<string, readonly string[]>>

/** Fields of variants that hits have as lists: `variant_sku`. */
const variantFields = ["sku", "title", "upc", "ean", "mid_code", "hs_code"] as const

/** Most characters that are searched of all fields of a weight. */
const longestText = 50_000

/** The words of a product by their weight. */
export function weightedWords(
  product: SearchHit,
  categories: readonly Category[],
  { fields }: Pick<SearchOptions, "fields">,
): Readonly<Record<WeightClass, string>> {
  const texts = textsByField(product, categories)
  const wordsWith = (weight: WeightClass) =>
    cut(
      searchedFields
        .filter((field) => fields[field] === weight)
        .flatMap((field) => texts[field])
        .flatMap(indexedWordsOf)
        .join(" "),
      longestText,
    )
  const [A, B, C, D] = classes.map(wordsWith) as [string, string, string, string]
  return { A, B, C, D }
}

/** The words that can correct a misspelled one. */
export function vocabularyOf(words: Readonly<Record<WeightClass, string>>): string[] {
  const all = Object.values(words).flatMap((text) => text.split(" "))
  return [...new Set(all)].filter((each) => each.length >= 3 && isSpelled(each))
}

function textsByField(
  product: SearchHit,
  categories: readonly Category[],
): Readonly<Record<SearchedField, readonly string[]>> {
  const variants = listOf(product["variants"])
  return {
    title: textsOf([product], "title"),
    subtitle: textsOf([product], "subtitle"),
    description: textsOf([product], "description"),
    sku: ["sku", "ean", "upc", "barcode"].flatMap((field) => textsOf(variants, field)),
    variants: textsOf(variants, "title"),
    options: optionValues(variants),
    tags: textsOf(listOf(product["tags"]), "value"),
    type: textsOf(listOf(product["type"]), "value"),
    collection: textsOf(listOf(product["collection"]), "title"),
    categories: categories.map(({ name }) => name),
  }
}

/** What searches of a product can be filtered by. */
export function facetsOf(product: SearchHit, categories: readonly Category[]): Facets {
  const [variants, collection] = [listOf(product["variants"]), listOf(product["collection"])]
  const byOption = listOf(product["options"]).map(
    (option) => [`options.${String(option["title"])}`, optionValues(variants, option["id"])] as const,
  )
  return {
    ...Object.fromEntries(byOption),
    handle: textsOf([product], "handle"),
    type_value: textsOf(listOf(product["type"]), "value"),
    collection_id: textsOf([product], "collection_id"),
    collection_title: textsOf(collection, "title"),
    collection_handle: textsOf(collection, "handle"),
    tags_value: textsOf(listOf(product["tags"]), "value"),
    variant_sku: textsOf(variants, "sku"),
    variant_options_value: optionValues(variants),
    category_id: categories.map(({ id }) => id),
    category_handle: categories.map(({ handle }) => handle),
  }
}

/** The product as a search returns it, with the field names of the other search plugins. */
export function presentHit(product: SearchHit, shown: readonly string[] | undefined): SearchHit {
  const variants = listOf(product["variants"])
  const collection = listOf(product["collection"])[0]
  const ofVariants = variantFields.map((field) => [`variant_${field}`, textsOf(variants, field)] as const)
  const hit = {
    ...product,
    type_value: listOf(product["type"])[0]?.["value"] ?? null,
    collection_title: collection?.["title"] ?? null,
    collection_handle: collection?.["handle"] ?? null,
    tags_value: textsOf(listOf(product["tags"]), "value"),
    ...Object.fromEntries(ofVariants),
    variant_options: [],
    variant_options_value: optionValues(variants),
  }
  if (!shown || shown.includes("*")) return hit
  const all = Object.entries(hit).filter(([name]) => shown.includes(name))
  return { ...Object.fromEntries(all), id: product.id }
}

/** The values of variants, of one option or of all. */
function optionValues(variants: readonly Row[], optionId?: unknown): string[] {
  const values = variants.flatMap((variant) => listOf(variant["options"]))
  return textsOf(
    values.filter((value) => optionId === undefined || value["option_id"] === optionId),
    "value",
  )
}

/** Rows of a relation, also of one that leads to a single row. */
function listOf(value: unknown): readonly Row[] {
  return [value].flat().filter((each): each is Row => typeof each === "object" && each !== null)
}

function textsOf(rows: readonly Row[], field: string): string[] {
  const texts = rows.map((row) => row[field]).filter((value) => typeof value === "string" && value !== "")
  return [...new Set(texts as string[])]
}
