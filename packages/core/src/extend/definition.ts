/** The mark of everything that a project's file may export: it survives two copies of this package. */
const mark = "$stheno"

/** What a file of a project exports; `kind` tells the definitions apart. */
export interface Definition<K extends string> {
  readonly $stheno: K
}

/** Marks an object as a definition of a kind. */
export function define<K extends string, T extends object>(kind: K, input: T): T & Definition<K> {
  return Object.freeze({ ...input, [mark]: kind } as T & Definition<K>)
}

/**
 * Which kind of definition a value is.
 * @returns undefined for anything else
 * @since 0.1
 */
export function kindOf(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || !(mark in value)) return undefined
  const kind = value.$stheno
  return typeof kind === "string" ? kind : undefined
}

/** Where a definition stands, so that whatever goes wrong with it can be named. */
export interface Origin {
  /** path of the file, from the project's folder on */
  readonly file: string
  /** name of the plugin that it belongs to; undefined for the project's own */
  readonly plugin: string | undefined
  /** what the configuration passes to the plugin; empty for the project's own */
  readonly options: PluginOptions
}

/** What the configuration file passes to a plugin. */
export type PluginOptions = Readonly<Record<string, unknown>>

/** A definition with its place. */
export interface Placed<T> {
  readonly origin: Origin
  readonly definition: T
}
