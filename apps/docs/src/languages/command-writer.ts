import type { Call } from "./call.ts"
import { curlOf } from "./curl.ts"

/**
 * Writes the commands of one script in their order. A variable is set before its first use, with a comment that says
 * where the reader finds its value: in the response of an earlier command, or what it is. It is set again after a
 * command of the same region that looks it up: a reader may begin with that region.
 * @since 0.1
 */
export function commandWriter(): (call: Call, region: string) => string {
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
      const place = isKnown ? undefined : placeOf(value, isSet ? current.lookUps : earlier, earlier)
      current.used.add(name)
      // The page says how to sign in.
      if (place === undefined && (isSet || name === "TOKEN")) return []
      set.set(name, value)
      const own = name === "API_TOKEN" ? setIn(value, earlier) : undefined
      return [
        own ? `${name}="${value}" # ${own}` : `${name}="${shortened(value)}" # ${place ?? meaningOf(name)}`,
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
function meaningOf(name: string): string {
  const known = meanings[name]
  if (known) return known
  const [, what, place] = /^(.+)_ID(?:_(\d+))?$/.exec(name) ?? []
  if (!what) throw new Error(`Say in meanings what ${name} is.`)
  const short = what.toLowerCase().replaceAll("_", " ")
  const noun = nouns[short] ?? short
  return `ID of ${place ? "another" : /^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`
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
 * Where the latest response that has a value has it: `cart.items[].id in the response of POST /store/carts`. What makes
 * an entry differ from the others is added: `, where title is S`. A request with the value in its path needs it already.
 */
function placeOf(value: string, calls: readonly Call[], earlier: readonly Call[]): string | undefined {
  for (const call of calls.toReversed()) {
    const { response, operation, params } = call
    const found = params.includes(value) ? undefined : find(value, response)
    if (!found) continue
    const alike = calls.filter((other) => other !== call && other.operation === operation)
    const [entry, others] = found.inList ?? [
      found.owner,
      alike.map(({ response: other }) => ownerAt(found.path, other)),
    ]
    return `${found.path} in the response of ${operation.method} ${operation.path}${markOf(entry, others, earlier)}`
  }
  return undefined
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
  /** the entry of the innermost list that has the value, and its neighbors */
  readonly inList?: readonly [entry: unknown, others: readonly unknown[]] | undefined
}

function find(
  value: string,
  within: unknown,
  place: Place = { path: "", owner: undefined },
): Place | undefined {
  if (within === value) return place
  if (typeof within !== "object" || within === null) return undefined
  // What is closest to the top is easiest to find.
  const entries = Object.entries(within).toSorted(([, a], [, b]) => depthOf(a) - depthOf(b))
  for (const [key, inner] of entries) {
    const found = find(value, inner, {
      path: place.path + stepTo(key, within, place.path),
      owner: within,
      inList: Array.isArray(within) ? [inner, within.filter((other) => other !== inner)] : place.inList,
    })
    if (found) return found
  }
  return undefined
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
const texts = ["title", "name", "code", "sku"]
/** What is the same in every store. */
const kinds = ["type", "status", "payment_status", "fulfillment_status"]

/** Says which one it is, by the first property whose text no other has. */
function markOf(entry: unknown, others: readonly unknown[], earlier: readonly Call[]): string {
  if (others.length === 0) return ""
  const mine = propertiesOf(entry)
  const isMark = (name: string) => {
    const text = mine[name]
    const isKnown =
      typeof text === "string" && (kinds.includes(name) || earlier.some(({ body }) => find(text, body)))
    return isKnown && others.every((one) => propertiesOf(one)[name] !== text)
  }
  const mark = [...texts, ...kinds].find(isMark)
  return mark ? `, where ${mark} is ${String(mine[mark])}` : ""
}

function propertiesOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {}
}

function depthOf(value: unknown): number {
  return typeof value === "object" && value !== null ? 1 : 0
}
