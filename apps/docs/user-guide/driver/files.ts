import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { contentFolder, scripts } from "./folders.ts"
import type { Guide } from "./guide.ts"

const content = join(contentFolder, "user-guide")

/** The parts of a page that the checks compare. */
export interface GuidePage {
  /** path below the user guide without an extension, e.g. `orders/returns` or `orders/index` */
  readonly name: string
  readonly route: string
  readonly text: string
  /** texts in bold: they are labels of the dashboard */
  readonly labels: readonly string[]
  readonly screenshots: readonly { readonly name: string; readonly alt: string }[]
  /** whether the page has numbered steps */
  readonly hasSteps: boolean
}

/** Every page of the user guide that is written. */
export function readGuidePages(): GuidePage[] {
  if (!existsSync(content)) return []
  return filesBelow(content, ".mdx").map((name) => {
    const text = readFileSync(join(content, `${name}.mdx`), "utf8").replace(/^---\n[\s\S]*?\n---\n/, "")
    return { name, route: routeOf(name), text, ...partsOf(text) }
  })
}

/** What of a page's text the checks compare with the dashboard. */
export function partsOf(text: string): Pick<GuidePage, "labels" | "screenshots" | "hasSteps"> {
  const bold = [...text.matchAll(/\*\*((?:(?!\*\*)[\s\S])+?)\*\*/g)]
  return {
    labels: [...new Set(bold.map(([, label]) => label!.replace(/\s+/g, " ").trim()))],
    screenshots: [...text.matchAll(/<Screenshot\b([\s\S]*?)\/>/g)].map(([, properties]) => ({
      name: propertyOf(properties!, "name"),
      alt: propertyOf(properties!, "alt"),
    })),
    hasSteps: /^1\. /m.test(text),
  }
}

/** The messages that the tables of a page explain; a row with several has each in quotation marks. */
export function messagesIn(text: string): string[] {
  const tables = [...text.matchAll(/^\| The (?:dashboard|menu) says.*\n\|.*\n((?:\|.*\n?)+)/gm)]
  const cells = tables.flatMap(([, rows]) => [...rows!.matchAll(/^\| (.+?) \|/gm)].map(([, cell]) => cell!))
  return cells.flatMap((cell) => (cell.startsWith("“") ? cell.slice(1, -1).split(/”, “/) : [cell]))
}

function propertyOf(properties: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(properties)?.[1] ?? ""
}

/**
 * The names of all scripts. Index pages come first, because they show lists that other scripts add rows to.
 * @param wanted names or folders, e.g. `orders` or `orders/returns`; all unless given
 */
export function guideNames(wanted: readonly string[] = []): string[] {
  const isFirst = (name: string) => /(^|\/)index$|^lists$/.test(name)
  return filesBelow(scripts, ".ts")
    .filter((name) => !/^(driver|snapshots)\/|\.test$/.test(name))
    .filter((name) => wanted.length === 0 || wanted.some((each) => isBelow(name, each)))
    .sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)) || one.localeCompare(other))
}

function isBelow(name: string, wanted: string): boolean {
  return name === wanted || name === `${wanted}/index` || name.startsWith(`${wanted}/`)
}

/**
 * Loads a script.
 * @throws when it exports no guide, or one for another page
 */
export async function loadGuide(name: string): Promise<Guide> {
  const { default: guide } = (await import(/* @vite-ignore */ join(scripts, `${name}.ts`))) as {
    default?: Guide
  }
  if (guide?.route !== routeOf(name))
    throw new Error(`user-guide/${name}.ts must export a guide for ${routeOf(name)}`)
  return guide
}

/** The address of a page. */
export function routeOf(name: string): string {
  return `/user-guide/${name}`.replace(/\/index$/, "")
}

/** Names, without the extension, of the files below a folder. */
export function filesBelow(folder: string, extension: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(extension))
    .map((file) => file.slice(0, -extension.length))
    .sort()
}
