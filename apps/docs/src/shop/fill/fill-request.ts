import { operations, type Operation } from "@stheno/core/host"
import { pathNames } from "@stheno/core/internal/extend/service-methods.ts"
import type { Filling } from "../messages.ts"
import type { Inside } from "../shop.ts"
import { cartScenes } from "./carts.ts"
import { catalogueScenes } from "./catalogue.ts"
import { readerOf, senderFor, type Filled, type Kit, type Scene } from "./kit.ts"
import { known, knownByWord, taken } from "./known-rows.ts"
import { offerScenes } from "./offers.ts"
import { editScenes } from "./order-edits.ts"
import { orderScenes } from "./orders.ts"
import { peopleScenes } from "./people.ts"
import { returningScenes } from "./returning.ts"
import { settingScenes } from "./settings.ts"

/** A documented request. */
export interface Documented {
  readonly path: string
  readonly body?: unknown
  readonly files?: Readonly<Record<string, string>>
}

/** Documented requests by `area.operation`. */
export type DocumentedRequests = Readonly<Record<string, Documented>>

/** What is made ready for operations that not every row can be tried on. */
export const scenes: Readonly<Record<string, Scene>> = {
  ...cartScenes,
  ...catalogueScenes,
  ...editScenes,
  ...offerScenes,
  ...orderScenes,
  ...peopleScenes,
  ...returningScenes,
  ...settingScenes,
}

const byKey = new Map(operations.map((each) => [`${each.area}.${each.id}`, each]))

/**
 * Fills an operation's documented request with what is in the shop: ids of rows that exist and are in a fitting state, which
 * are made where none would be.
 * @throws NothingFitsError when the shop lacks what it would be made of
 */
export async function fillRequest(
  inside: Inside,
  key: string,
  documented: DocumentedRequests,
): Promise<Filling> {
  const operation = byKey.get(key)
  if (!operation) throw new Error(`no operation ${key}`)
  const kit = kitFor(inside, documented)
  const filled = (await scenes[key]?.(kit)) ?? {}
  return complete(kit, operation, filled, documented[key])
}

function kitFor(inside: Inside, documented: DocumentedRequests): Kit {
  const { db, send, settle } = inside
  const kit: Kit = {
    admin: senderFor(send, "admin"),
    store: senderFor(send, "nobody"),
    customer: senderFor(send, "customer"),
    settle,
    value: readerOf(db),
    async ids(prefix) {
      const { rows } = await db.query<{ id: string }>(`${known[prefix] ?? ""} limit 5`)
      return rows.map(({ id }) => id)
    },
    async upload(path, name) {
      const file = { field: "files", name, text: "wash by hand" }
      const { body } = await send({ method: "POST", path, caller: "admin", body: "", file })
      const { uploads } = JSON.parse(body) as { uploads: [{ key: string }] }
      return uploads[0].key
    },
    async make(key) {
      const operation = byKey.get(key)!
      const { body } = await fillRequest(inside, key, documented)
      const caller = operation.access === "admin" ? kit.admin : kit.customer
      return (await caller(operation.method, operation.path, JSON.parse(body))) as never
    },
  }
  return kit
}

async function complete(
  kit: Kit,
  operation: Operation,
  filled: Filled,
  documented: Documented | undefined,
): Promise<Filling> {
  const key = `${operation.area}.${operation.id}`
  const names = pathNames(operation)
  const params: Record<string, string> = {}
  for (const [i, name] of names.entries())
    params[name] = filled.params?.[i] ?? (await paramOf(kit, operation.path, name))
  const query = filled.query ?? (await withRows(kit, documented?.path.split("?")[1] ?? ""))
  const body = filled.body ?? (await bodyOf(kit, key, documented))
  const file = operation.fileField
    ? {
        field: operation.fileField,
        name: Object.values(documented?.files ?? {})[0] ?? "file.txt",
        text: "wash by hand",
      }
    : undefined
  return { params, query, body: body === undefined ? "" : JSON.stringify(body, null, 2), file }
}

/** A row whose id is in a path. */
async function paramOf(kit: Kit, path: string, name: string): Promise<string> {
  const word = new RegExp(`([\\w-]+)/\\{${name}\\}`).exec(path)?.[1] ?? ""
  const [id] = await kit.ids(knownByWord[word] ?? "none")
  if (!id) throw new Error(`nothing is known for {${name}} of ${path}`)
  return id
}

async function bodyOf(kit: Kit, key: string, documented: Documented | undefined): Promise<unknown> {
  if (documented?.body === undefined) return undefined
  const text = (await withRows(kit, JSON.stringify(documented.body)))
    .replaceAll('"country_code":"dk"', '"country_code":"de"')
    .replaceAll('"Aarhus"', '"Berlin"')
    .replaceAll('"8000"', '"10969"')
    .replaceAll("Main Street", "Lindenstraße")
  const body: unknown = JSON.parse(text)
  for (const place of taken[key] ?? []) await freshen(kit, body, place)
  return body
}

/** Every id of the recorded shop becomes an id of this one, the same one every time. */
async function withRows(kit: Kit, text: string): Promise<string> {
  const ids = [...new Set(text.match(/\b[a-z]+_01[0-9A-Z]{24}\b/g) ?? [])]
  const counts = new Map<string, number>()
  let result = text
  for (const id of ids) {
    const [prefix = ""] = id.split("_")
    const place = counts.get(prefix) ?? 0
    counts.set(prefix, place + 1)
    const own = (await kit.ids(prefix))[place]
    if (!own) throw new Error(`nothing in the shop stands for ${id}`)
    result = result.replaceAll(id, own)
  }
  return result
}

type Place = readonly [property: string, table: string, column: string]

/** A name that is taken gets a number. */
async function freshen(kit: Kit, value: unknown, place: Place): Promise<void> {
  if (typeof value !== "object" || value === null) return
  const [property] = place
  const named = value as Record<string, unknown>
  if (typeof named[property] === "string") named[property] = await freeName(kit, named[property], place)
  for (const inner of Object.values(named)) await freshen(kit, inner, place)
}

async function freeName(kit: Kit, name: string, [, table, column]: Place): Promise<string> {
  for (let n = 1; ; n++) {
    const tried = n === 1 ? name : numbered(name, n)
    const sql = `select count(*)::text from ${table} where lower(${column}) = lower($1)`
    if ((await kit.value(sql, tried)) === "0") return tried
  }
}

function numbered(name: string, n: number): string {
  if (name.includes("@")) return name.replace("@", `.${n}@`)
  return /^[A-Z0-9-]+$/.test(name) ? `${name}-${n}` : `${name} ${n}`
}
