import type { Engine } from "../platform/http/engine.ts"
import { EntityRegistry, type Entities } from "../platform/query/registry.ts"

/** An engine whose databases both carry a registry. */
export function readingThrough(engine: Engine, registry: EntityRegistry): Engine {
  return Object.freeze({
    ...engine,
    db: engine.db.withPlugin(registry),
    requestDb: engine.requestDb.withPlugin(registry),
  })
}

/**
 * An engine whose statements read only what a project shows to everybody: for our operations of the storefront, which
 * know nothing of what the project has added.
 */
export function viewedThrough(engine: Engine, entities: Entities): Engine {
  return readingThrough(engine, new EntityRegistry(entities))
}
