import { expect } from "vitest"
import { programOf } from "@stheno/create-medusa-app/internal/testing/read-page.ts"
import { openShell } from "@stheno/create-medusa-app/internal/testing/shell.ts"

/** A command that was run, with what the server responded. */
interface Told {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

/** A reader who types the curl tabs of a guide into a terminal. */
interface CurlReader {
  /**
   * Runs the commands of a page, and replaces the values of its variables as the comments beside them say.
   * @param options.skips regions that the page allows to skip
   * @param options.chosen values that the reader chooses among several, by the names of variables
   * @returns the values of the variables at the end
   */
  follow(
    page: string,
    options?: {
      readonly skips?: readonly string[]
      readonly chosen?: Readonly<Record<string, string>>
    },
  ): Promise<Readonly<Record<string, string>>>
  close(): void
}

const assignment = /^([A-Z][A-Z_0-9]*)="(.*)" # (.+)$/

/** Opens a terminal for a store at an address. */
export function openCurlReader(folder: string, baseUrl: string): CurlReader {
  const shell = openShell(folder, {})
  const told: Told[] = []
  const values: Record<string, string> = {}
  const set = async (name: string, value: string) => {
    values[name] = value
    await shell.run(`${name}="${value}"`)
  }
  const call = async (command: string) => {
    const printed = await shell.run(
      command
        .replaceAll("http://localhost:9000", baseUrl)
        .replaceAll("curl ", "curl --silent "),
    )
    // What sets a variable prints nothing.
    if (!command.startsWith("curl ")) return
    const body = JSON.parse(printed) as { message?: string }
    expect([command, body.message]).toEqual([command, undefined])
    const [, url] = /"http:\/\/localhost:9000([^"?]*)/.exec(command)!
    const path = url.replace(/\$([A-Z_0-9]+)/g, (_, name: string) => values[name])
    told.push({ method: /-X (\w+)/.exec(command)?.[1] ?? "GET", path, body })
  }
  return {
    async follow(page, { skips = [], chosen = {} } = {}) {
      const parts = programOf(page, "curl").flatMap(({ region, code }) =>
        skips.includes(region) ? [] : code.split("\n\n"),
      )
      for (const part of parts)
        if (!assignment.test(part.split("\n")[0])) await call(part)
        else
          for (const line of part.split("\n")) {
            const [, name, , comment] = assignment.exec(line)!
            await set(name, chosen[name] ?? valueOf(comment, told, values[name]))
          }
      return values
    },
    close: () => shell.close(),
  }
}

/** The value that a comment describes. Of several, a reader takes the next one. */
function valueOf(
  comment: string,
  told: readonly Told[],
  before: string | undefined,
): string {
  const [, place, method, template] =
    /^(\S+) in the response of (\w+) (\S+)$/.exec(comment) ?? []
  // The ID of something that an earlier page created.
  if (!place) return before ?? expect.fail(`Nothing says what ${comment} is.`)
  const path = new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}$`)
  const found = told.findLast((one) => one.method === method && path.test(one.path))
  const candidates = place.split(".").reduce<unknown[]>(
    (from, step) =>
      from.flatMap((value) => {
        const inner = (value as Record<string, unknown>)[step.replace("[]", "")]
        return step.endsWith("[]") ? inner : [inner]
      }),
    [found?.body],
  ) as string[]
  expect(candidates, comment).toContainEqual(expect.stringMatching(/./))
  return (
    candidates.find((value, at) => at === candidates.indexOf(before!) + 1) ??
    candidates[0]
  )
}
