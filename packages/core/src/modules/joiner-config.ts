/**
 * Describes how other code can link its data to a module's entities.
 * @since 0.1.0
 */
export interface JoinerConfig {
  /** the name under which v1 registers the module, such as `productService` */
  readonly serviceName: string
  /** the columns that identify a row */
  readonly primaryKeys: readonly string[]
  /** foreign key → the entity it refers to */
  readonly linkableKeys: Readonly<Record<string, string>>
  /** the names of the module's entities */
  readonly alias: readonly {
    /** the name of an entity, such as `product` */
    readonly name: string
  }[]
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
