import { define, defineLoosely, type Definition, type PluginOptions } from "./definition.ts"
import type { Services } from "./registry.ts"
import type { Shop } from "./shop.ts"

/** What the function that creates a service receives. */
export interface ServiceArguments extends Shop {
  /** the options of the plugin from the configuration file */
  readonly pluginOptions: PluginOptions
}

/** A service of a project. */
export interface ServiceDefinition<T extends object = object> extends Definition<"service"> {
  /** returns the methods of the service for a request, an event or a job */
  readonly make: (shop: ServiceArguments) => T
}

/**
 * Declares a service of a project. Export it as the default export of a file in `src/services`. The name of the
 * file is the name of the service: `src/services/brand.ts` is `services.brandService`. Every request, event and
 * job gets a new instance with the `db` of the current transaction, so a service cannot hold state.
 * @param make returns the methods of the service; it receives the shop, with `db` and the other services
 * @since 0.1
 */
export function service<T extends object>(make: (shop: ServiceArguments) => T): ServiceDefinition<T> {
  return define("service", { make })
}

/**
 * The type of a service, for declaration merging: `interface Services { brandService: ServiceOf<typeof brand> }`.
 */
export type ServiceOf<D extends ServiceDefinition> = ReturnType<D["make"]>

/** A built-in service, or a service of a plugin, that a project extends. */
export interface ServiceExtension extends Definition<"service-extension"> {
  /** the name of the service, such as `productService` */
  readonly extends: string
  /**
   * returns the methods to replace or add
   * @param base the service as it is without the extension
   * @param shop the database and the services
   */
  readonly make: (base: object, shop: ServiceArguments) => object
}

/**
 * Extends an existing service. Export it as the default export of a file in `src/services`. The methods that
 * `make` returns replace the service's methods, also in built-in operations: `POST /admin/products` calls the
 * `create` of the extended `productService`.
 * @param name the name of the service, such as `productService`
 * @param make a function that receives the existing service as `base` and returns the methods to replace or add
 * @since 0.1
 */
export function extendService<N extends keyof Services>(
  name: N,
  make: (base: Services[N], shop: ServiceArguments) => Partial<Services[N]>,
): ServiceExtension {
  return defineLoosely("service-extension", { extends: name, make })
}
