import type { Reply } from "./sequence.ts"

/** Where two responses differ. */
export interface Difference {
  readonly at: string
  readonly v1: unknown
  readonly ours: unknown
}

/** Which ID of v1 is which of ours, learned from responses that match. */
export class SameIds {
  readonly #toOurs = new Map<string, string>()

  /** Whether two IDs can name the same row. */
  match(v1: string, ours: string): boolean {
    return this.#toOurs.get(v1) === ours || (!this.#toOurs.has(v1) && prefixOf(v1) === prefixOf(ours))
  }

  learn(v1: string, ours: string): void {
    this.#toOurs.set(v1, ours)
  }
}

// v1 writes the IDs of product_variant_money_amount with two underscores.
const id = /^[a-z-]+__?[0-9A-HJKMNP-TV-Z]{26}$/
const ids = /[a-z-]+__?[0-9A-HJKMNP-TV-Z]{26}/g
const time = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const code = /^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/
/** Values that no two servers share. */
export const random = new Set([
  "access_token",
  "api_token",
  "display_id",
  "idempotency_key",
  "ip",
  "password_hash",
  "token",
])
/** Lists that v1 does not order: a changed row moves to the end. */
const unordered = new Set(["shipping_options"])
/** Whether the order of rows is no part of the response: relations, and lists that v1 does not order. */
const comesInAnyOrder = ({ path, lists }: Pick<Place, "path" | "lists">) =>
  path.includes(".") || unordered.has(path) || lists.has(path)

/**
 * Compares a response with v1's. Additional properties of ours are no difference, and rows of relations can come in
 * any order. Rows of a list have v1's order.
 * @param lists names of lists whose rows v1 returns in any order; of a page that is not the whole list, only the number
 *   of rows is compared
 * @returns the differences; the IDs are learned when there are none
 */
export function compareReplies(
  v1: Reply,
  ours: Reply,
  same: SameIds,
  lists: ReadonlySet<string> = new Set(),
): Difference[] {
  if (v1.status >= 500 && ours.status < 500) return []
  if (v1.status !== ours.status || ours.status >= 500)
    return [{ at: "status", v1: `${v1.status} ${tell(v1)}`, ours: `${ours.status} ${tell(ours)}` }]
  const [theirs, own] = [countingParts(v1.body, lists), countingParts(ours.body, lists)]
  const place = { path: "", same, lists }
  const differences = compareValues(theirs, own, place)
  if (differences.length === 0) learnIds(theirs, own, place)
  return differences
}

interface Place {
  readonly path: string
  readonly same: SameIds
  readonly lists: ReadonlySet<string>
}

/** The body with the number of rows instead of each list that is a part of a longer one: any rows can be in it. */
function countingParts(body: unknown, lists: ReadonlySet<string>): unknown {
  if (body === null || typeof body !== "object" || Array.isArray(body)) return body
  const { count } = body as { count?: unknown }
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => {
      const isPart =
        lists.has(name) && Array.isArray(value) && typeof count === "number" && count > value.length
      return [name, isPart ? value.length : value]
    }),
  )
}

function compareValues(v1: unknown, ours: unknown, place: Place): Difference[] {
  const differ = () => [{ at: place.path, v1, ours }]
  if (Array.isArray(v1)) return Array.isArray(ours) ? compareRows(v1, ours, place) : differ()
  if (v1 !== null && typeof v1 === "object") {
    if (ours === null || typeof ours !== "object" || Array.isArray(ours)) return differ()
    return Object.entries(v1).flatMap(([key, value]) => {
      if (random.has(key)) return []
      const path = place.path ? `${place.path}.${key}` : key
      return compareValues(value, (ours as Record<string, unknown>)[key], { ...place, path })
    })
  }
  return isEqual(v1, ours, place.same) ? [] : differ()
}

function isEqual(v1: unknown, ours: unknown, same: SameIds): boolean {
  if (v1 === ours) return true
  if (typeof v1 !== "string" || typeof ours !== "string") return false
  if (id.test(v1)) return id.test(ours) && same.match(v1, ours)
  return normalize(v1) === normalize(ours)
}

/** A text without what no two servers share. */
export function normalize(text: string): string {
  if (time.test(text)) return "<time>"
  if (code.test(text)) return "<code>"
  return text.replace(uuid, "<uuid>").replace(ids, (found) => `<${prefixOf(found)}>`)
}

const prefixOf = (text: string) => text.slice(0, text.indexOf("_"))

function compareRows(v1: unknown[], ours: unknown[], place: Place): Difference[] {
  if (v1.length !== ours.length) return [{ at: `${place.path}.length`, v1: v1.length, ours: ours.length }]
  const pairs = comesInAnyOrder(place) ? pairUp(v1, ours, place) : v1.map((_, index) => index)
  return v1.flatMap((row, index) =>
    compareValues(row, ours[pairs[index]!], { ...place, path: `${place.path}[${index}]` }),
  )
}

/** For each row of v1, the row of ours that equals it; rows without an equal take what remains, in order. */
function pairUp(v1: unknown[], ours: unknown[], place: Place): number[] {
  const free = new Set(ours.keys())
  const pairs = v1.map((row) => {
    for (const index of free)
      if (compareValues(row, ours[index], place).length === 0) {
        free.delete(index)
        return index
      }
    return -1
  })
  const rest = free.values()
  return pairs.map((index) => (index < 0 ? rest.next().value! : index))
}

function learnIds(v1: unknown, ours: unknown, place: Place): void {
  const { path, same } = place
  if (typeof v1 === "string" && typeof ours === "string" && id.test(v1)) return same.learn(v1, ours)
  if (Array.isArray(v1) && Array.isArray(ours)) {
    const pairs = comesInAnyOrder(place) ? pairUp(v1, ours, place) : v1.map((_, index) => index)
    return v1.forEach((row, index) =>
      learnIds(row, ours[pairs[index]!], { ...place, path: `${path}[${index}]` }),
    )
  }
  if (v1 === null || ours === null || typeof v1 !== "object" || typeof ours !== "object") return
  for (const [key, value] of Object.entries(v1))
    learnIds(value, (ours as Record<string, unknown>)[key], { ...place, path: path ? `${path}.${key}` : key })
}

function tell({ body }: Reply): string {
  const { message, errors } = (body ?? {}) as { message?: unknown; errors?: unknown }
  return JSON.stringify(errors ?? message ?? "").slice(0, 300)
}
