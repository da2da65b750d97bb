import type { Call } from "./call.ts"

/** Values that another shop does not have, and the placeholders that replace them: `cart_id`. */
export type MadeUp = ReadonlyMap<string, string>

const patterns = [
  /^[a-z_]+_01[0-9A-HJKMNP-TV-Z]{24}$/, // ids
  /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/, // tokens
  /^[A-Z0-9]{4}(-[A-Z0-9]{4}){3}$/, // codes of gift cards
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/, // names of stored files
]

/**
 * What a call says that only its own shop knows, named by where it stands: in the path, the query and the body.
 * @since 0.1
 */
export function madeUpOf({ operation, params, query, body }: Call): MadeUp {
  const found = new Map<string, string>()
  const names = [...operation.path.matchAll(/([\w-]+)\/\{(\w+)\}/g)]
  for (const [place, value] of params.entries()) {
    const [, before = "", name = "id"] = names[place] ?? []
    note(found, name === "id" ? `${singular(before)}_id` : name, value)
  }
  for (const [name, value] of query) note(found, name.replace(/\[.*/, ""), value)
  walk(found, body, "", "")
  return found
}

/**
 * A call without what only its own shop knows: the same text for every call that is written alike.
 * @since 0.1
 */
export function shapeOf(call: Call): string {
  const names = madeUpOf(call)
  const { operation, params, query, body, file } = call
  const shape = [operation.area, operation.id, params, query, body, file !== undefined]
  return JSON.stringify(shape, (_, value: unknown) =>
    typeof value === "string" && names.has(value) ? `$${names.get(value)}` : value,
  )
}

/** A word as the property of a component: `cartId`. */
export function propOf(word: string): string {
  return word.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

function walk(found: Map<string, string>, value: unknown, name: string, above: string): void {
  if (typeof value === "string") note(found, name === "id" ? `${singular(above)}_id` : name, value)
  else if (Array.isArray(value)) for (const each of value) walk(found, each, name, name)
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value))
      walk(found, inner, key, key === "id" ? above || name : name)
}

function note(found: Map<string, string>, name: string, value: string): void {
  if (found.has(value) || !patterns.some((pattern) => pattern.test(value))) return
  const taken = new Set(found.values())
  const own = wordOf(name, value)
  let free = own
  for (let count = 2; taken.has(free); count++) free = `${own}_${count}`
  found.set(value, free)
}

/** `products` and `product_ids` hold the ids of products, `fileKey` a key. */
function wordOf(name: string, value: string): string {
  const snake = name.replaceAll("-", "_").replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const isId = /_01[0-9A-HJKMNP-TV-Z]{24}$/.test(value)
  if (snake === "token") return "mailed_token"
  return isId ? `${singular(snake).replace(/(_ids?)+$/, "")}_id` : singular(snake)
}

/** `categories` as `category`. */
export function singular(words: string): string {
  return words
    .replaceAll("-", "_")
    .replace(/ies$/, "y")
    .replace(/(sh|ch|x)es$/, "$1")
    .replace(/([^s])s$/, "$1")
}
