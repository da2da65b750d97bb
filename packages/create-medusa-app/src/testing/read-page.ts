import fs from "node:fs"
import { languagesOf, setUps, type Language } from "@stheno/docs/internal/samples/languages.ts"
import { readSample } from "@stheno/docs/internal/samples/read-sample.ts"

const samples = new URL("../../../../samples/", import.meta.url)
const content = new URL("../../../../apps/docs/content/", import.meta.url)

/** A step of a tutorial, as its page shows it. */
export type PageStep =
  /** a heading, whose step may ask for something in a browser */
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "file"; readonly path: string; readonly code: string }
  /** what the server prints, as a path below `samples/output` */
  | { readonly kind: "printed"; readonly output: string }
  /** requests in several languages, of which a reader in a terminal takes curl */
  | { readonly kind: "requests"; readonly code: string }
  | {
      readonly kind: "command"
      readonly name: string
      /** the title of the block, which names the terminal */
      readonly terminal: string
      readonly code: string
      /** the recorded output below the command, as a path below `samples/output` */
      readonly output: string | undefined
    }

/** A block of code, as a page shows it in one language. */
export interface ProgramStep {
  readonly region: string
  readonly code: string
  /** the recorded output below the block, as a path below `samples/output` */
  readonly output: string | undefined
}

/**
 * Reads the code of a guide in the order of its page, with what sets up the client.
 * @param page the page's path below `apps/docs/content`, without its ending
 */
export function programOf(page: string, label: Language["label"] = "JS client"): ProgramStep[] {
  const shown = textOf(page).matchAll(
    /<SetUp as="(\w+)" \/>|<Sample file="([^"]+\.ts)" region="([^"]+)"[^>]*\/>(?:\s*<Output file="([^"]+)"[^>]*\/>)?/g,
  )
  return [...shown].map(([, setUp, file, region, output]) => {
    const tabs = setUp ? setUps[setUp as keyof typeof setUps] : languagesOf(samples, file!, region)
    const tab = tabs.find((one) => one.label === label) ?? { file: file!, region, label }
    return { region: tab.region!, code: readSample(samples, tab.file, tab.region).code, output }
  })
}

/**
 * Reads the steps of a tutorial in the order of its page: files, whose title is their path in the project, and commands.
 * @param page the page's path below `apps/docs/content`, without its ending
 */
export function stepsOf(page: string): PageStep[] {
  const shown = textOf(page).matchAll(
    /^#{2,3} (.+)$|<Output file="([^"]+)" title="Terminal" \/>|<SetUp as="(\w+)" \/>|<Sample ([^>]*)\/>(?:\s*<Output file="([^"]+)" \/>)?/gm,
  )
  return [...shown].flatMap(([, text, printed, setUp, attributes, output]): PageStep | PageStep[] => {
    if (text) return { kind: "heading", text }
    if (printed) return { kind: "printed", output: printed }
    if (setUp) return requestsOf(setUps[setUp as keyof typeof setUps]) ?? []
    return stepOf(attributes!, output) ?? []
  })
}

function textOf(page: string): string {
  const file = [`${page}.mdx`, `${page}/index.mdx`].find((name) => fs.existsSync(new URL(name, content)))
  if (!file) throw new Error(`There is no page ${page}`)
  return fs.readFileSync(new URL(file, content), "utf8")
}

function stepOf(attributes: string, output: string | undefined): PageStep | undefined {
  const { file, region, title } = Object.fromEntries(
    [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
  )
  const requests = requestsOf(languagesOf(samples, file!, region))
  if (requests) return requests
  const { code } = readSample(samples, file!, region)
  if (file!.endsWith(".sh"))
    return { kind: "command", name: `${file}#${region}`, terminal: title ?? "Terminal", code, output }
  // A title that is no path belongs to an excerpt, which the page shows besides.
  return title && /^[\w./[\]-]*\.\w+$/.test(title) ? { kind: "file", path: title, code } : undefined
}

/** The curl tab of a block in several languages. */
function requestsOf(languages: readonly Language[]): PageStep | undefined {
  const tab = languages.find(({ label }) => label === "curl")
  return tab && { kind: "requests", code: readSample(samples, tab.file, tab.region).code }
}
