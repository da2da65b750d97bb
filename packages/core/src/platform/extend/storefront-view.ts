import type { Engine } from "../../engine.ts"
import { EntityRegistry, type Entities } from "../query/registry.ts"

/**
 * An engine whose statements read only what a project shows to everybody: for our operations of the storefront, which
 * know nothing of what the project has added.
 */
export function viewedThrough(engine: Engine, entities: Entities): Engine {
  return Object.freeze({ ...engine, db: engine.db.withPlugin(new EntityRegistry(entities)) })
}
