import { nearest } from "@stheno/core/host"
import fs from "node:fs"
import { StartError } from "../start-error.ts"

/** Something to be made, as the file says it. */
export type Entry = Readonly<Record<string, unknown>>

const lists = [
  "users",
  "regions",
  "shipping_options",
  "products",
  "product_collections",
  "categories",
  "publishable_api_keys",
] as const

/** What a seed file holds; lists that it leaves out are empty. */
export type SeedFile = { readonly store: Entry | undefined } & {
  readonly [K in (typeof lists)[number]]: readonly Entry[]
}

/** Keys of v1 that have no effect, with the reason. */
const passedOver: Readonly<Record<string, string>> = {
  rule_types: "rule types belong to the pricing module, which creates them",
}

/**
 * Reads a seed file of v1.
 * @param file its path
 * @throws seed_file_not_valid naming what is wrong with it
 * @since 0.1
 */
export function readSeedFile(file: string): SeedFile {
  const content = parse(file)
  for (const key of Object.keys(content)) {
    if (key === "store" || lists.some((list) => list === key)) continue
    const reason = passedOver[key]
    if (reason) console.log(`${key} is ignored: ${reason}.`)
    else throw unknownKey(file, key)
  }
  const { store } = content
  if (store !== undefined && !isEntry(store)) throw notValid(file, "store must be an object.")
  const read = lists.map((key) => [key, entriesOf(file, key, content[key])])
  return { ...(Object.fromEntries(read) as Omit<SeedFile, "store">), store }
}

function entriesOf(file: string, key: string, value: unknown): readonly Entry[] {
  if (value === undefined) return []
  if (!Array.isArray(value) || !value.every(isEntry))
    throw notValid(file, `${key} must be a list of objects.`)
  return value
}

function parse(file: string): Entry {
  let text: string
  try {
    text = fs.readFileSync(file, "utf8")
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT"
    throw notValid(file, isMissing ? "the file does not exist." : (error as Error).message)
  }
  try {
    const content: unknown = JSON.parse(text)
    if (isEntry(content)) return content
  } catch (error) {
    throw notValid(file, `it is not valid JSON: ${(error as Error).message}.`)
  }
  throw notValid(file, "it must be an object.")
}

function unknownKey(file: string, key: string): StartError {
  const near = nearest(key, ["store", ...lists])
  return notValid(file, `unknown key ${key}.${near ? ` Did you mean ${near}?` : ""}`)
}

function notValid(file: string, reason: string): StartError {
  return new StartError(
    "seed_file_not_valid",
    `The seed file ${file} cannot be used: ${reason}`,
    "Correct the file, or select another one with --seed-file FILE.",
  )
}

function isEntry(value: unknown): value is Entry {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
