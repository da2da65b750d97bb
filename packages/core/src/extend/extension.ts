import type { ProjectConfig } from "./define-config.ts"
import type { Placed } from "./definition.ts"
import type { Endpoint } from "./endpoint.ts"
import type { InputExtension } from "./extend-input.ts"
import type { FeatureFlags } from "./feature-flags.ts"
import type { Middlewares } from "./middleware.ts"
import type { Model, ModelExtension } from "./model.ts"
import type { CompleteCart } from "./strategy.ts"
import type { ServiceDefinition, ServiceExtension } from "./service.ts"

/** Methods that an endpoint may have, by the names of the exports. */
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

/** Everything that a project adds to the engine: what its files export, plugins first. */
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

/** Something in a project's code that cannot be used; it is left out, and this says why. */
export interface Problem {
  /** path of the file, from the project's folder on, with the line where it is known: `src/jobs/a.ts:12` */
  readonly file: string
  /** one sentence: what is wrong */
  readonly message: string
  /** one sentence: what to do about it */
  readonly remedy: string
}
