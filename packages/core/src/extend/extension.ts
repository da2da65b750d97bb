import type { ProjectConfig } from "./define-config.ts"
import type { Placed } from "./definition.ts"
import type { Endpoint } from "./endpoint.ts"
import type { InputExtension } from "./extend-input.ts"
import type { FeatureFlags } from "./feature-flags.ts"
import type { Middlewares } from "./middleware.ts"
import type { Model, ModelExtension } from "./model.ts"
import type { CompleteCart } from "./strategy.ts"
import type { ServiceDefinition, ServiceExtension } from "./service.ts"

/** The HTTP methods of endpoints, by the names of the exports. */
export const endpointMethods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const

/** An endpoint with its route. */
export interface PlacedEndpoint extends Placed<Endpoint> {
  readonly method: (typeof endpointMethods)[number]
  /** `/store/brands/{id}` */
  readonly path: string
}

/** A service with its name. */
export interface PlacedService extends Placed<ServiceDefinition | ServiceExtension> {
  readonly name: string
}

/** Everything that a project adds to the engine: the exports of its files, plugins first. */
export interface Extension {
  readonly config: ProjectConfig
  readonly flags: FeatureFlags
  readonly endpoints: readonly PlacedEndpoint[]
  readonly middlewares: readonly Placed<Middlewares>[]
  readonly inputs: readonly Placed<InputExtension>[]
  readonly services: readonly PlacedService[]
  readonly models: readonly Placed<Model | ModelExtension>[]
  readonly completions: readonly CompleteCart[]
}

/** A problem in a project's code. The definition is left out. */
export interface Problem {
  /** the path of the file relative to the project, with the line if it is known, such as `src/jobs/a.ts:12` */
  readonly file: string
  /** one sentence on what is wrong */
  readonly message: string
  /** one sentence on how to fix it */
  readonly remedy: string
}
