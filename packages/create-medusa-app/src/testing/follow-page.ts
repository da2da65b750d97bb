import fs from "node:fs"
import path from "node:path"
import { expect, vi } from "vitest"
import { stable } from "../../../../samples/stable.ts"
import { addToConfig } from "./add-to-config.ts"
import { openDesk, type Desk } from "./desk.ts"
import { stepsOf, type PageStep } from "./read-page.ts"
import { openTypist } from "./type-requests.ts"
import type { Workplace } from "./workplace.ts"

const output = new URL("../../../../samples/output/", import.meta.url)
const soon = { timeout: 120_000, interval: 100 }
const shownAddress = "http://localhost:9000"
/** Where a reader sends the requests of a page, and has signed in. */
const requestTerminal = "Second terminal"

/** How a reader works. */
interface ReaderOptions {
  /** texts of pages, and what the reader types instead: another port, for example */
  readonly instead?: readonly (readonly [shown: string, typed: string])[]
  /** what the reader does in a browser, by the heading of the step that asks for it */
  readonly actions?: Readonly<Record<string, () => Promise<void>>>
  /** whether a page that shows how to start the server wants it started again: pages of a course do */
  readonly restarts?: boolean
  /** what the reader saves instead of a file that the page shows, such as `.env` with their own keys */
  readonly saves?: (file: SavedFile) => string
  /** the heading of a section at which the reader stops, such as an alternative to what they have done */
  readonly until?: string
  /** names of commands that the reader leaves out, such as `plugins/payment-stripe/commands.sh#listen` */
  readonly skips?: readonly string[]
  /** looks at what a command printed for which the page shows no output */
  readonly looks?: (printed: string, command: string) => void
  /** further environment variables of the terminals */
  readonly env?: NodeJS.ProcessEnv
}

/** A file that a page asks its reader to save. */
export interface SavedFile {
  /** its path in the project */
  readonly path: string
  readonly code: string
  /** what it contained before; empty if there was none */
  readonly before: string
}

/** A reader at work: programs in some terminals, commands in others, and a browser. */
export interface Reader {
  /**
   * Does what a page says, in its order, and compares what commands print with what the page shows.
   * @param sections the headings of the sections that the reader follows, in their order; by default the whole page
   */
  follow(page: string, sections?: readonly string[]): Promise<void>
  /** runs commands where the reader sends requests, and returns what they print */
  type(commands: string): Promise<string>
  /** the address of the running server */
  address(): string
  /** ends the server and the terminals */
  close(): Promise<void>
}

/** Sits down in a folder, in which nothing runs yet: in a project, or where a page creates one. */
export function openReader(
  { env }: Pick<Workplace, "env">,
  folder: string,
  { instead = [], actions = {}, restarts = false, saves, skips, until, looks, env: more }: ReaderOptions = {},
): Reader {
  const desk = openDesk(folder, { ...env, ...more })
  const server = () => desk.running().find(({ text }) => /^ {2}API +\S+$/m.test(text()))
  const pairs = () => {
    const running = server()
    return running && instead.length === 0 ? [[shownAddress, running.address] as const] : instead
  }
  const own = (text: string) => pairs().reduce((typed, [from, to]) => typed.replaceAll(from, to), text)
  const asShown = (text: string) => pairs().reduce((typed, [to, from]) => typed.replaceAll(from, to), text)
  const typist = openTypist((command) => desk.type(requestTerminal, own(command)))
  const work = async (step: PageStep) => {
    if (step.kind === "requests") return typist.type(step.code)
    if (step.kind === "heading") return actions[step.text]?.()
    if (step.kind === "printed") return expectPrinted(step.output, () => server()!.text())
    if (step.kind === "file") {
      const file = path.join(folder, step.path)
      const before = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : ""
      const shown = own(step.code)
      const code = step.path === "medusa-config.ts" ? addToConfig(before, shown) : shown
      const text = saves?.({ path: step.path, code, before }) ?? code
      return writeFile(folder, { path: step.path, code: text }, desk)
    }
    if (skips?.includes(step.name)) return
    const printed = await desk.type(step.terminal, own(step.code), { keeps: !restarts })
    typist.read(printed)
    if (step.output) expectRecorded(step.output, asShown(printed))
    else looks?.(printed, step.name)
  }
  return {
    async follow(page, sections) {
      const steps = stepsOf(page)
      const chosen = sections?.flatMap((heading) => sectionOf(steps, heading))
      for (const step of chosen ?? steps) {
        if (step.kind === "heading" && step.text === until) break
        await work(step)
      }
      // A page about the dashboard may leave the start to its last sentence.
      if (!restarts && !sections && !server()) await desk.type("Terminal", "npm run dev")
      for (const { text } of desk.running()) expect(text()).not.toContain("Skipped")
    },
    type: (commands) => desk.type(requestTerminal, own(commands)),
    address: () => server()!.address,
    close: () => desk.close(),
  }
}

/** The steps of a section, from its heading to the next one. */
function sectionOf(steps: readonly PageStep[], heading: string): readonly PageStep[] {
  const start = steps.findIndex((step) => step.kind === "heading" && step.text === heading)
  if (start < 0) throw new Error(`The page has no section ${heading}`)
  const end = steps.findIndex((step, place) => place > start && step.kind === "heading")
  return steps.slice(start, end < 0 ? undefined : end)
}

/** Saves a file, and waits until the server of its project has loaded it. */
async function writeFile(
  folder: string,
  step: { readonly path: string; readonly code: string },
  desk: Desk,
): Promise<void> {
  const file = path.join(folder, step.path)
  const server = desk
    .running()
    .find(
      (each) =>
        each.text().includes("  API ") &&
        !startsOnce.test(each.command) &&
        isWatched(path.relative(each.folder, file)),
    )
  const loads = () => server?.text().match(/^.*(?:Applied the change|Restarted) in/gm)?.length ?? 0
  const before = loads()
  const isNew = !fs.existsSync(file) || fs.readFileSync(file, "utf8") !== `${step.code}\n`
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, `${step.code}\n`)
  if (server && isNew) await vi.waitFor(() => expect(loads(), server.text()).toBeGreaterThan(before), soon)
}

/** A server outside of development reads its files only at startup. */
const startsOnce = /(?:npx stheno|npm) start/

/** Whether a server in development loads a file of its project when it is saved. */
const isWatched = (file: string) => /^(?:src|plugins)\/|^(?:medusa|stheno)-?\.?config\.|^\.env$/.test(file)

/** A subscriber or a job prints what the page shows within a moment. */
async function expectPrinted(name: string, text: () => string): Promise<void> {
  const wanted = fs.readFileSync(new URL(`${name}.txt`, output), "utf8").trim()
  await vi.waitFor(() => expect(stable(text())).toContain(wanted), soon)
}

/** With UPDATE_OUTPUT=1 the output is recorded instead of compared. */
function expectRecorded(name: string, printed: string): void {
  const file = new URL(`${name}.txt`, output)
  const text = `${stable(printed.trim())}\n`
  if (process.env.UPDATE_OUTPUT) {
    fs.mkdirSync(new URL(".", file), { recursive: true })
    fs.writeFileSync(file, text)
  }
  expect(text, name).toBe(fs.readFileSync(file, "utf8"))
}
