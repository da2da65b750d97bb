import type { Call } from "./call.ts"
import { curlOf } from "./curl.ts"
import { singular } from "./made-up.ts"

/**
 * Writes the commands of one script in their order. A variable is set before its first use, with a comment that says
 * where the reader finds its value: in the response of an earlier command, or what it is. It is set again after a
 * command of the same region that looks it up: a reader may begin with that region.
 * @param prepared what the store contains before the script, with the names that the reader gave it
 * @since 0.1
 */
export function commandWriter(prepared: readonly Call[] = []): (call: Call, region: string) => string {
  const earlier: Call[] = []
  const set = new Map<string, string>()
  // A call belongs to every region around it.
  const written = new Map<Call, string>()
  let current = { region: "", lookUps: [] as Call[], used: new Set<string>() }
  return (call, region) => {
    const known = written.get(call)
    if (known !== undefined) return known
    if (current.region !== region) current = { region, lookUps: [], used: new Set() }
    const { text, variables } = curlOf(call)
    const lines = Object.entries(variables).flatMap(([name, value]) => {
      const isSet = set.get(name) === value
      const isKnown = isSet && current.used.has(name)
      const place = isKnown
        ? undefined
        : placeOf(value, isSet ? current.lookUps : earlier, [...prepared, ...earlier])
      current.used.add(name)
      // The page says how to sign in.
      if (place === undefined && (isSet || name === "TOKEN")) return []
      set.set(name, value)
      const own = name === "API_TOKEN" ? setIn(value, earlier) : undefined
      return [
        own
          ? `${name}="${value}" # ${own}`
          : `${name}="${shortened(value)}" # ${place ?? meaningOf(name, value, prepared)}`,
      ]
    })
    earlier.push(call)
    if (call.operation.method === "GET") current.lookUps.push(call)
    const command = [...lines, ...(lines.length > 0 ? [""] : []), text].join("\n")
    written.set(call, command)
    return command
  }
}

const meanings: Readonly<Record<string, string>> = {
  API_TOKEN: "API token of a user",
  CODE: "code of a gift card",
  MAILED_TOKEN: "token in the link of the email",
  PUBLISHABLE_KEY: "publishable API key, see Settings in the dashboard",
}

/** What a value is that no response contains: the page or an earlier guide created it. */
function meaningOf(name: string, value: string, prepared: readonly Call[]): string {
  const known = meanings[name]
  if (known) return known
  const [, what, place] = /^(.+)_ID(?:_(\d+))?$/.exec(name) ?? []
  if (!what) throw new Error(`Say in meanings what ${name} is.`)
  const short = what.toLowerCase().replaceAll("_", " ")
  const noun = nouns[short] ?? short
  const title = titleOf(noun, value, prepared)
  if (title) return `ID of the ${noun} ${title}`
  return `ID of ${place ? "another" : /^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`
}

/** What the reader called one of several things of a kind: a store has several shipping options and variants. */
function titleOf(noun: string, value: string, prepared: readonly Call[]): string | undefined {
  if (noun !== "shipping option" && noun !== "variant") return undefined
  for (const { response } of prepared) {
    const { name, title } = propertiesOf(find(value, response, isOwnId)?.owner)
    const text = name ?? title
    if (typeof text === "string" && prepared.some(({ body }) => find(text, body)))
      return noun === "variant" ? text : `"${text}"`
  }
  return undefined
}

/** Words for variables whose names are shorter than what they mean. */
const nouns: Readonly<Record<string, string>> = {
  item: "line item",
  location: "stock location",
  option: "shipping option",
}

/** The prefix is left, so that a reader sees which id belongs here. */
function shortened(value: string): string {
  return `${/^[a-z_]+_(?=01)/.exec(value)?.[0] ?? ""}…`
}

/**
 * Where a response has a value: `cart.items[].id in the response of POST /store/carts`. What makes an entry differ from
 * the others is added: `, where title is S`. A request with the value in its path needs it already.
 */
function placeOf(value: string, calls: readonly Call[], known: readonly Call[]): string | undefined {
  const found = answerWith(value, calls)
  if (!found) return undefined
  const { call, place } = found
  const alike = calls.filter((other) => other !== call && other.operation === call.operation)
  const others = alike.map(({ response }) => ownerAt(place.path, response))
  const mark = place.lists.length > 0 ? marksOf(place.lists, known) : markOf(place.owner, others, known)
  return `${place.path} in the response of ${requestOf(call, place, value, alike)}${mark}`
}

interface Answer {
  readonly call: Call
  readonly place: Place
}

/**
 * The latest response that has a value. If it has it only as a reference, such as `parent_category_id`, the response that
 * created what has this ID is clearer, or a list with it.
 */
function answerWith(value: string, calls: readonly Call[]): Answer | undefined {
  const answers = calls.toReversed().flatMap((call): Answer[] => {
    const place = call.params.includes(value) ? undefined : find(value, call.response)
    return place ? [{ call, place }] : []
  })
  const [latest] = answers
  if (!latest || !/_id$/.test(latest.place.path)) return latest
  const created = answers.find(
    ({ call, place }) => call.operation.method === "POST" && /^\w+\.id$/.test(place.path),
  )
  return created ?? answers.find(({ place }) => /^\w+\[\]\.id$/.test(place.path)) ?? latest
}

/** Names a request by what makes it differ from other requests of the same operation whose responses do not have the value. */
function requestOf(call: Call, { lists }: Place, value: string, alike: readonly Call[]): string {
  const { method, path } = call.operation
  const others = alike.filter(({ response }) => lists.length > 0 && !find(value, response))
  const query = queryOf(call)
  if (others.length === 0) return `${method} ${path}`
  if (query && others.every((other) => queryOf(other) !== query)) return `${method} ${path}?${query}`
  const hasKey = ({ headers }: Call) => headers.has("x-publishable-api-key")
  if (hasKey(call) && !others.some(hasKey)) return `${method} ${path} with the publishable API key`
  return `${method} ${path}`
}

/** The query of a request; none if it has values of a single store. */
function queryOf({ query }: Call): string {
  const isPlain = query.every(([, value]) => /^[\w.,-]+$/.test(value) && !/_01[0-9A-Z]{24}$/.test(value))
  return isPlain ? query.map(([name, value]) => `${name}=${value}`).join("&") : ""
}

/** The property in which an earlier request has sent a value: the reader has chosen it, and no response is needed. */
function setIn(value: string, calls: readonly Call[]): string | undefined {
  const found = calls.findLast(({ body }) => find(value, body))
  return found && `the ${find(value, found.body)!.path} that you set`
}

interface Place {
  readonly path: string
  /** the object that has the value */
  readonly owner: unknown
  /** the lists around the value, the innermost first */
  readonly lists: readonly List[]
}

interface List {
  readonly name: string
  readonly entry: unknown
  /** entries without the value */
  readonly others: readonly unknown[]
}

function find(
  value: string,
  within: unknown,
  isPlace: (place: Place) => boolean = () => true,
  place: Place = { path: "", owner: undefined, lists: [] },
): Place | undefined {
  if (within === value && isPlace(place)) return place
  if (typeof within !== "object" || within === null) return undefined
  // What is closest to the top is easiest to find.
  const entries = Object.entries(within).toSorted(([, a], [, b]) => depthOf(a) - depthOf(b))
  for (const [key, inner] of entries) {
    const found = find(value, inner, isPlace, {
      path: place.path + stepTo(key, within, place.path),
      owner: within,
      lists: place.lists,
    })
    if (!found) continue
    if (!Array.isArray(within)) return found
    const others = within.filter((other) => other !== inner && !find(value, other))
    return { ...found, lists: [...found.lists, { name: nameOf(place.path), entry: inner, others }] }
  }
  return undefined
}

function isOwnId({ path }: Place): boolean {
  return /(^|\.)id$/.test(path)
}

/** `order.claims` is a list of claims. */
function nameOf(path: string): string {
  return singular(path.split(".").at(-1)!).replaceAll("_", " ")
}

function stepTo(key: string, within: object, path: string): string {
  if (Array.isArray(within)) return "[]"
  return path ? `.${key}` : key
}

/** The object at the same place of another response; a list has its own marks. */
function ownerAt(path: string, response: unknown): unknown {
  const steps = path.split(".").slice(0, -1)
  return steps.reduce<unknown>((within, step) => propertiesOf(within)[step], response)
}

/** Texts that a request has set. */
const texts = ["title", "name", "code", "sku", "description"]
/** What is the same in every store. */
const kinds = ["type", "status", "payment_status", "fulfillment_status"]

/** Says which entry of the innermost list it is, and which ones of the lists around it. */
function marksOf([inner, ...outer]: readonly List[], known: readonly Call[]): string {
  const around = outer.map(({ name, entry, others }) => {
    const mark = differenceOf(entry, others, known)
    return mark && `, in the ${name} whose ${mark}`
  })
  return (inner ? markOf(inner.entry, inner.others, known) : "") + around.join("")
}

function markOf(entry: unknown, others: readonly unknown[], known: readonly Call[]): string {
  const mark = differenceOf(entry, others, known)
  return mark && `, where ${mark}`
}

/** Says which one it is, by the first property whose text no other has: `title is S`. */
function differenceOf(entry: unknown, others: readonly unknown[], known: readonly Call[]): string {
  if (others.length === 0) return ""
  const mine = propertiesOf(entry)
  const isMark = (name: string) => {
    const text = mine[name]
    const isKnown =
      typeof text === "string" && (kinds.includes(name) || known.some(({ body }) => find(text, body)))
    return isKnown && others.every((one) => propertiesOf(one)[name] !== text)
  }
  const mark = [...texts, ...kinds].find(isMark)
  return mark ? `${mark} is ${String(mine[mark])}` : ""
}

function propertiesOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {}
}

function depthOf(value: unknown): number {
  return typeof value === "object" && value !== null ? 1 : 0
}
