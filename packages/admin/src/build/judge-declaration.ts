import { closest, distance } from "fastest-levenshtein"
import { injectionZones, type InjectionZone } from "../extensions/zones.ts"
import type { ExtensionFile } from "./find-files.ts"
import { isOwnPage, isOwnSetting } from "./forbidden-paths.ts"
import type { Declaration } from "./read-declaration.ts"
import { unread, type StaticValue } from "./static-value.ts"

/** What an extension is, without what its build adds. */
export type Placement =
  | { readonly kind: "widget"; readonly zones: InjectionZone[] }
  | { readonly kind: "route"; readonly path: string; readonly link?: { label: string } }
  | {
      readonly kind: "setting"
      readonly path: string
      readonly card: { label: string; description: string }
    }

/** Why a file is no extension, and what to do. */
export interface Fault {
  readonly message: string
  readonly remedy: string
}

const fault = (message: string, remedy: string): Fault => ({ message, remedy })

const noDefault = fault("It exports no component.", "Export a React component as default.")

/** @source facts/admin.json, extensions.route.allowedChars */
const allowed = /^[A-Za-z0-9/:-]+$/

/**
 * Understands where an extension belongs.
 * @returns why it belongs nowhere, where that is so
 * @since 0.1
 */
export function judgeDeclaration(file: ExtensionFile, declaration: Declaration): Placement | Fault {
  if (!declaration.hasDefault) return noDefault
  if (declaration.config === unread) return notWrittenOut("config")
  if (file.kind === "widget") return widgetOf(declaration.config)
  return file.kind === "route"
    ? routeOf(file.within, declaration.config)
    : settingOf(file.within, declaration.config)
}

function widgetOf(config: StaticValue | undefined): Placement | Fault {
  const example = 'export const config = { zone: "product.details.after" }'
  if (config === undefined)
    return fault(
      "It says nowhere where the widget is shown.",
      `Write ${example}; a file that is no widget goes elsewhere, for instance into src/admin/components.`,
    )
  const zone = entry(config, "zone")
  const zones = Array.isArray(zone) ? zone : [zone]
  if (zone === undefined || zones.length === 0) return fault("Its config has no zone.", `Write ${example}.`)
  const known: InjectionZone[] = []
  for (const each of zones) {
    if (each === unread) return notWrittenOut("zone")
    const found = injectionZones.find((name) => name === each)
    if (!found) return unknownZone(each)
    if (!known.includes(found)) known.push(found)
  }
  return { kind: "widget", zones: known }
}

function unknownZone(zone: StaticValue): Fault {
  const near = typeof zone === "string" ? closest(zone, injectionZones) : undefined
  const isNear = near !== undefined && distance(String(zone), near) <= near.length / 2
  return fault(
    `There is no zone ${JSON.stringify(zone)}.`,
    isNear ? `Did you mean ${near}?` : "The page /admin/widgets lists all of them.",
  )
}

function routeOf(within: string, config: StaticValue | undefined): Placement | Fault {
  const path = pathOf(within)
  const wrong = judgePath(path, within, "routes") ?? (isOwnPage(path) ? takenPage(path) : undefined)
  if (wrong) return wrong
  const link = config === undefined ? undefined : entry(config, "link")
  if (link === undefined) return { kind: "route", path }
  const label = entry(link, "label")
  if (link === unread || label === unread) return notWrittenOut("link")
  if (typeof label !== "string" || label === "")
    return fault("Its link has no label.", 'Write export const config = { link: { label: "Brands" } }.')
  if (path.includes(":"))
    return fault(
      "A page with a parameter has no address that the sidebar could link to.",
      "Leave link out, and link to the page from another one.",
    )
  return { kind: "route", path, link: { label } }
}

function settingOf(within: string, config: StaticValue | undefined): Placement | Fault {
  const path = pathOf(within)
  if (path === "/" || path.lastIndexOf("/") > 0 || path.includes(":"))
    return fault(
      "A page of settings lies in a folder directly below settings.",
      "Move it, for instance to src/admin/settings/brands/page.tsx.",
    )
  const wrong = judgePath(path, within, "settings")
  if (wrong) return wrong
  if (isOwnSetting(path))
    return fault(`The settings ${path.slice(1)} are the dashboard's own.`, "Give the folder another name.")
  const example = 'export const config = { card: { label: "Brands", description: "Who makes what" } }'
  const card = config === undefined ? undefined : entry(config, "card")
  if (card === undefined) return fault("It has no card among the settings.", `Write ${example}.`)
  const [label, description] = [entry(card, "label"), entry(card, "description")]
  if ([card, label, description].includes(unread)) return notWrittenOut("card")
  if (typeof label !== "string" || label === "") return fault("Its card has no label.", `Write ${example}.`)
  if (typeof description !== "string" || description === "")
    return fault("Its card has no description.", `Write ${example}.`)
  return { kind: "setting", path, card: { label, description } }
}

/** `/brands/:id` of `brands/[id]/page.tsx`. */
function pathOf(within: string): string {
  const folders = within.split("/").slice(0, -1)
  return `/${folders.map((name) => name.replace(/^\[(.+)\]$/, ":$1")).join("/")}`
}

function judgePath(path: string, within: string, folder: string): Fault | undefined {
  if (path === "/")
    return fault(
      "The first page is the dashboard's own.",
      `Put it into a folder, for instance src/admin/${folder}/brands/page.tsx.`,
    )
  if (allowed.test(path) && !/:[^/]*:/.test(path)) return undefined
  const names = within.split("/").slice(0, -1)
  const name = names.find((each) => !/^(?:[A-Za-z0-9-]+|\[[A-Za-z0-9-]+\])$/.test(each)) ?? within
  return fault(
    `The folder ${name} cannot be a part of an address.`,
    "Use letters, digits and hyphens, and [name] for a parameter.",
  )
}

function takenPage(path: string): Fault {
  return fault(
    `The page ${path} is the dashboard's own.`,
    path.startsWith("/settings")
      ? "Pages of settings go into src/admin/settings."
      : "Give the folder another name; widgets add to pages that are there.",
  )
}

function notWrittenOut(what: string): Fault {
  return fault(
    `Its ${what} cannot be read without running the file.`,
    "Write it out: texts, lists and objects, or constants of the same file. Only icons may come from elsewhere.",
  )
}

function entry(value: StaticValue, name: string): StaticValue | undefined {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

function isObject(value: StaticValue): value is { readonly [key: string]: StaticValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
