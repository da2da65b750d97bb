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

/** Why a file is not an extension, and what to do. */
export interface Fault {
  readonly message: string
  readonly remedy: string
}

const fault = (message: string, remedy: string): Fault => ({ message, remedy })

const noDefault = fault("The file does not export a component.", "Export a React component as default.")

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
      "The file does not export config, which contains the zone of the widget.",
      `Write ${example}; move files that are not widgets to another folder, such as src/admin/components.`,
    )
  const zone = entry(config, "zone")
  const zones: readonly StaticValue[] = zone === undefined ? [] : isStaticList(zone) ? zone : [zone]
  if (zones.length === 0) return fault("config has no zone.", `Write ${example}.`)
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
    `Unknown zone ${JSON.stringify(zone)}.`,
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
    return fault("link has no label.", 'Write export const config = { link: { label: "Brands" } }.')
  if (path.includes(":"))
    return fault(
      "The sidebar cannot link to a page with a parameter.",
      "Remove link, and link to the page from another page.",
    )
  return { kind: "route", path, link: { label } }
}

function settingOf(within: string, config: StaticValue | undefined): Placement | Fault {
  const path = pathOf(within)
  if (path === "/" || path.lastIndexOf("/") > 0 || path.includes(":"))
    return fault(
      "A settings page must be in a folder directly below settings.",
      "Move it, for example to src/admin/settings/brands/page.tsx.",
    )
  const wrong = judgePath(path, within, "settings")
  if (wrong) return wrong
  if (isOwnSetting(path))
    return fault(`The dashboard uses the name ${path.slice(1)} itself.`, "Rename the folder.")
  const example = 'export const config = { card: { label: "Brands", description: "Who makes what" } }'
  const card = config === undefined ? undefined : entry(config, "card")
  if (card === undefined) return fault("config has no card.", `Write ${example}.`)
  const [label, description] = [entry(card, "label"), entry(card, "description")]
  if ([card, label, description].includes(unread)) return notWrittenOut("card")
  if (typeof label !== "string" || label === "") return fault("card has no label.", `Write ${example}.`)
  if (typeof description !== "string" || description === "")
    return fault("card has no description.", `Write ${example}.`)
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
      "The dashboard uses this address itself.",
      `Put it into a folder, for example src/admin/${folder}/brands/page.tsx.`,
    )
  if (allowed.test(path) && !/:[^/]*:/.test(path)) return undefined
  const names = within.split("/").slice(0, -1)
  const name = names.find((each) => !/^(?:[A-Za-z0-9-]+|\[[A-Za-z0-9-]+\])$/.test(each)) ?? within
  return fault(
    `The folder ${name} cannot be part of an address.`,
    "Use letters, digits and hyphens, and [name] for a parameter.",
  )
}

function takenPage(path: string): Fault {
  return fault(
    `The dashboard uses the address ${path} itself.`,
    path.startsWith("/settings")
      ? "Settings pages belong in src/admin/settings."
      : "Rename the folder, or add a widget to the existing page.",
  )
}

function notWrittenOut(what: string): Fault {
  return fault(
    `${what} cannot be read without running the file.`,
    "Use literals, lists and objects, or constants of the same file. Only icons can be imported.",
  )
}

function entry(value: StaticValue, name: string): StaticValue | undefined {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

/** `Array.isArray` does not narrow read-only lists. */
function isStaticList(value: StaticValue): value is readonly StaticValue[] {
  return Array.isArray(value)
}

function isObject(value: StaticValue): value is { readonly [key: string]: StaticValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
