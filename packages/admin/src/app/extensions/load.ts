import type { ComponentType } from "react"
import type { ExtensionProps, PaletteCommand } from "../../extensions/config.ts"
import type { Extension, ExtensionManifest } from "../../extensions/manifest.ts"
import { fileAddress } from "../base-path.ts"

/** The icon that an extension's own config names, for a link or a card. */
export type ExtensionIcon = ComponentType<{ className?: string }>

/** An extension whose module was tried to load: with its component, or with what kept it from loading. */
export type LoadedExtension = Extension & {
  readonly Component?: ComponentType<ExtensionProps & Record<string, unknown>>
  readonly icon?: ExtensionIcon
  /** its entries of the command palette */
  readonly commands?: readonly PaletteCommand[]
  /** what it adds to lists, as its author wrote it: a list checks its own part */
  readonly lists?: unknown
  readonly failure?: string
}

/** What the server has of extensions, loaded. */
export interface Extensions {
  readonly version: string
  readonly development: boolean
  readonly extensions: readonly LoadedExtension[]
  readonly problems: readonly { readonly file: string; readonly message: string }[]
}

/** A dashboard without extensions. */
export const noExtensions: Extensions = { version: "", development: false, extensions: [], problems: [] }

/** Asks the server for the extensions and loads each; one that does not load keeps none of the others back. */
export async function loadExtensions(): Promise<Extensions> {
  const answer = await fetch(fileAddress("extensions/manifest.json"), {
    cache: "no-cache",
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok || !answer.headers.get("content-type")?.includes("json")) return noExtensions
  // The server of the same version writes it.
  const manifest = (await answer.json()) as ExtensionManifest
  const extensions = await Promise.all(manifest.extensions.map(loadExtension))
  const own = manifest.extensions.flatMap(({ styles }) => (styles ? [styles] : []))
  // What an extension says itself is later in the page than what Tailwind's names mean.
  keepStyles([...(manifest.utilities ? [manifest.utilities] : []), ...own].map(fileAddress))
  return { ...manifest, extensions }
}

async function loadExtension(extension: Extension): Promise<LoadedExtension> {
  try {
    const loaded: unknown = await import(fileAddress(extension.module))
    const Component = componentOf<ExtensionProps & Record<string, unknown>>(property(loaded, "default"))
    if (!Component) return { ...extension, failure: `${extension.file} exports no component as default` }
    const config = property(loaded, "config")
    const icon = componentOf<{ className?: string }>(
      property(property(config, "link") ?? property(config, "card"), "icon"),
    )
    const commands = commandsOf(property(config, "commands"))
    return { ...extension, Component, ...(icon ? { icon } : {}), commands, lists: property(config, "lists") }
  } catch (error) {
    console.error(`The extension ${extension.file} could not be loaded`, error)
    return { ...extension, failure: error instanceof Error ? error.message : String(error) }
  }
}

/** Has the style sheets of these extensions in the page, and none of earlier ones. */
function keepStyles(wanted: readonly string[]): void {
  const present = [...document.querySelectorAll<HTMLLinkElement>("link[data-extension]")]
  for (const link of present) if (!wanted.includes(link.href)) link.remove()
  for (const href of new Set(wanted)) {
    if (present.some((link) => link.href === href)) continue
    const link = document.createElement("link")
    Object.assign(link, { rel: "stylesheet", href })
    link.dataset["extension"] = ""
    document.head.append(link)
  }
}

/** The commands that can be run; others are named in the console. */
function commandsOf(value: unknown): PaletteCommand[] {
  if (!Array.isArray(value)) return []
  return value.filter((each: unknown): each is PaletteCommand => {
    const isCommand =
      typeof property(each, "label") === "string" && typeof property(each, "run") === "function"
    if (!isCommand) console.error("A command of an extension needs a label and a function run", each)
    return isCommand
  })
}

/** A function, or an object of `memo` and `forwardRef`. */
function componentOf<Props>(value: unknown): ComponentType<Props> | undefined {
  const isComponent =
    typeof value === "function" || (typeof value === "object" && value !== null && "$$typeof" in value)
  // What a module exports has no type before it is drawn.
  return isComponent ? (value as ComponentType<Props>) : undefined
}

/** A property of something that an extension exports. */
export function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined
}
