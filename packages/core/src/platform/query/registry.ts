import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from "kysely"
import type { Entity } from "./entity.ts"
import type { Executor } from "./executor.ts"
import type { Filters } from "./filter.ts"

/** Entities by their names. */
export type Entities = Readonly<Record<string, Entity>>

/** Travels with a database and the transactions on it, and leaves statements and rows as they are. */
export class Luggage implements KyselyPlugin {
  transformQuery({ node }: PluginTransformQueryArgs) {
    return node
  }
  async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }
}

/** The entities that queries on a database can read. */
export class EntityRegistry extends Luggage {
  entities: Entities
  /** the entities with only the columns and relations that the Store API may return */
  storefront: Entities
  constructor(entities: Entities, storefront = entities) {
    super()
    this.entities = entities
    this.storefront = storefront
  }
}

/** Filters that belong to whatever page of an entity is read next. */
class PageFilters extends Luggage {
  readonly entity: string
  readonly filters: Filters
  constructor(entity: string, filters: Filters) {
    super()
    this.entity = entity
    this.filters = filters
  }
}

/** A database whose queries can read the entities of a registry. */
export function withEntities(db: Executor, registry: EntityRegistry): Executor {
  return registryOf(db) === registry ? db : db.withPlugin(registry)
}

let builtIn: EntityRegistry | undefined

/** Names the entities that queries read on a database without a registry. */
export function setBuiltInEntities(entities: Entities): void {
  builtIn = new EntityRegistry(entities)
}

/**
 * Returns the entities that queries on a database can read: the built-in ones, unless the database has its own
 * registry.
 * @since 0.1
 */
export function entitiesOf(db: Executor): Entities {
  return certainRegistryOf(db).entities
}

/** The entities with only the columns and relations that the Store API may return. */
export function storefrontEntitiesOf(db: Executor): Entities {
  return certainRegistryOf(db).storefront
}

function certainRegistryOf(db: Executor): EntityRegistry {
  const registry = registryOf(db) ?? builtIn
  if (!registry) throw new Error("The module that names the built-in entities is not loaded")
  return registry
}

/** The registry that a database carries. */
export function registryOf(db: Executor): EntityRegistry | undefined {
  return db.getExecutor().plugins.findLast((plugin) => plugin instanceof EntityRegistry)
}

/** A database on which pages of an entity are filtered further. */
export function withPageFilters(db: Executor, entity: string, filters: Filters): Executor {
  return db.withPlugin(new PageFilters(entity, filters))
}

/** The further filters of an entity's pages. */
export function pageFiltersOf(db: Executor, entity: string): Filters {
  const all = db.getExecutor().plugins.filter((plugin) => plugin instanceof PageFilters)
  const own = all.filter((one) => one.entity === entity)
  return own.reduce<Filters>((merged, { filters }) => ({ ...merged, ...filters }), {})
}
