/**
 * What other code may join a module's rows by.
 * @since 0.1.0
 */
export interface JoinerConfig {
  /** the name that v1 registers the module under, e.g. `productService` */
  readonly serviceName: string
  /** columns that identify rows */
  readonly primaryKeys: readonly string[]
  /** key that other rows hold → the entity that it leads to */
  readonly linkableKeys: Readonly<Record<string, string>>
  /** names of what the module holds */
  readonly alias: readonly { readonly name: string }[]
}

/** A module's joiner config. */
export function joinerConfig(
  serviceName: string,
  names: readonly string[],
  linkableKeys: Readonly<Record<string, string>>,
  primaryKeys: readonly string[] = ["id"],
): JoinerConfig {
  return { serviceName, primaryKeys, linkableKeys, alias: names.map((name) => ({ name })) }
}
