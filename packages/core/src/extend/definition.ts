/** The mark of everything that a project's file may export: it survives two copies of this package. */
const mark = "$stheno"

/** What a file of a project exports; `kind` tells the definitions apart. */
export interface Definition<K extends string> {
  /** the kind of the definition, such as `endpoint` */
  readonly $stheno: K
}

/** Marks an object as a definition of a kind. */
export function define<K extends string, T extends object>(kind: K, input: T): T & Definition<K> {
  // The type of a spread with a computed key loses the mark.
  return Object.freeze({ ...input, [mark]: kind } as T & Definition<K>)
}

/**
 * Marks an object as a definition whose functions take more than the makers of definitions let through: the types of
 * those say what a project passes.
 */
export function defineLoosely<D extends Definition<string>>(kind: D["$stheno"], input: object): D {
  // The makers of definitions have checked the input.
  return define(kind, input) as D
}

/**
 * Returns the kind of a definition.
 * @returns undefined if the value is not a definition
 * @since 0.1
 */
export function kindOf(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || !(mark in value)) return undefined
  const kind = value.$stheno
  return typeof kind === "string" ? kind : undefined
}

/** The location of a definition, for error messages. */
export interface Origin {
  /** the path of the file relative to the project */
  readonly file: string
  /** the name of the plugin it belongs to; undefined for the project itself */
  readonly plugin: string | undefined
  /** the options of the plugin from the configuration file; empty for the project itself */
  readonly options: PluginOptions
}

/** The options that the configuration file passes to a plugin. */
export type PluginOptions = Readonly<Record<string, unknown>>

/** A definition with its location. */
export interface Placed<T> {
  readonly origin: Origin
  readonly definition: T
}
