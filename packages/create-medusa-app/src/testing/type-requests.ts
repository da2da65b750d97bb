import { expect } from "vitest"

/** A request that was sent, with the response. */
interface Sent {
  readonly method: string
  readonly path: string
  /** the query as it was typed, or nothing */
  readonly query: string
  readonly body: unknown
}

/** A reader who types the curl tabs of a guide into a terminal, and replaces the placeholders in them. */
export interface Typist {
  /**
   * Sends the requests of a curl tab, and sets its variables as the comments beside them say.
   * @param chosen values that the reader chooses among several, by the names of variables
   */
  type(code: string, chosen?: Readonly<Record<string, string>>): Promise<void>
  /** reads what another command has printed: an ID in it can be the value of a variable */
  read(printed: string): void
  /** the variables that are set */
  readonly values: Readonly<Record<string, string>>
}

const assignment = /^([A-Z][A-Z_0-9]*)="(.*)" # (.+)$/

/**
 * Starts typing into a terminal.
 * @param run runs a command there, and returns what it printed
 */
export function openTypist(run: (command: string) => Promise<string>): Typist {
  const sent: Sent[] = []
  const seen: string[] = []
  const values: Record<string, string> = {}
  const sources: Record<string, string> = {}
  const call = async (command: string) => {
    const printed = await run(command.replaceAll("curl ", "curl --silent "))
    // What sets a variable prints nothing.
    if (!command.startsWith("curl ")) return
    const body = JSON.parse(printed) as { message?: string }
    expect([command, body.message]).toEqual([command, undefined])
    const [, url, query = ""] = /"http:\/\/localhost:9000([^"?]*)(?:\?([^"]*))?/.exec(command)!
    const path = url!.replace(/\$([A-Z_0-9]+)/g, (_, name: string) => values[name] ?? "")
    sent.push({ method: /-X (\w+)/.exec(command)?.[1] ?? "GET", path, query, body })
    seen.push(printed)
  }
  const set = async (line: string, chosen: Readonly<Record<string, string>>) => {
    const [, name, shown, comment] = assignment.exec(line)!
    const found = candidatesOf(comment!, sent)
    const isAgain = found !== undefined && sources[name!] === found.source
    const next = found?.ids[isAgain ? found.ids.indexOf(values[name!]!) + 1 : 0] ?? found?.ids[0]
    const value = chosen[name!] ?? next ?? values[name!] ?? newest(seen, shown!)
    values[name!] = value ?? expect.fail(`Nothing says what ${comment} is.`)
    if (found) sources[name!] = found.source
    await run(`${name}="${value}"`)
  }
  return {
    async type(code, chosen = {}) {
      for (const part of code.split("\n\n"))
        if (!assignment.test(part.split("\n")[0]!)) await call(part)
        else for (const line of part.split("\n")) await set(line, chosen)
    },
    read: (printed) => void seen.push(printed),
    values,
  }
}

/**
 * The IDs that a comment describes, in the newest response that has them. Of several in the same place of an API's
 * responses, a reader takes one after the other.
 */
function candidatesOf(
  comment: string,
  sent: readonly Sent[],
): { readonly ids: readonly string[]; readonly source: string } | undefined {
  const [, place, method, template, key, text] =
    /^(\S+) in the response of (\w+) (\S+?)(?:, where (\w+) is (.+))?$/.exec(comment) ?? []
  if (!place) return undefined
  const [route, query] = template!.split("?")
  const path = new RegExp(`^${route!.replace(/\{\w+\}/g, "[^/]+")}$`)
  const alike = sent.filter(
    (one) =>
      one.method === method && path.test(one.path) && (query === undefined || one.query.includes(query)),
  )
  if (alike.length === 0) return expect.fail(`Nothing sent ${method} ${template}.`)
  const mark = key && { key, text: text! }
  const found =
    alike.findLast(({ body }) => idsAt(place, body, mark || undefined).length > 0) ?? alike.at(-1)!
  const ids = idsAt(place, found.body, mark || undefined)
  expect(ids, comment).toContainEqual(expect.stringMatching(/./))
  return { ids, source: `${place} of /${template!.split("/")[1]}` }
}

/** What a response has at a place: of a list, or of several responses, only what the mark names. */
function idsAt(
  place: string,
  body: unknown,
  mark?: { readonly key: string; readonly text: string },
): string[] {
  const steps = place.split(".")
  const marked = Math.max(
    steps.findLastIndex((step) => step.endsWith("[]")),
    0,
  )
  return steps.reduce<unknown[]>(
    (from, step, i) => {
      const inner = from.flatMap((value) => {
        const own = (value as Record<string, unknown>)[step.replace("[]", "")]
        return step.endsWith("[]") ? own : [own]
      })
      if (!mark || i !== marked) return inner
      return inner.filter((value) => (value as Record<string, unknown>)[mark.key] === mark.text)
    },
    [body],
  ) as string[]
}

/** The first ID in the newest response that has one like the one that is shown: `cus_…`. */
function newest(seen: readonly string[], shown: string): string | undefined {
  const [, prefix] = /^(\w+_)…$/.exec(shown) ?? []
  const id = new RegExp(`\\b${prefix}01[0-9A-Z]{24}\\b`)
  const response = seen.findLast((text) => id.test(text))
  return response && id.exec(response)![0]
}
