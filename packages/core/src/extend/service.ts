import { define, type Definition, type PluginOptions } from "./definition.ts"
import type { Services } from "./registry.ts"
import type { Shop } from "./shop.ts"

/** What a service is made with. */
export interface ServiceArguments extends Shop {
  readonly pluginOptions: PluginOptions
}

/** A service of a project. */
export interface ServiceDefinition<T extends object = object> extends Definition<"service"> {
  readonly make: (shop: ServiceArguments) => T
}

/**
 * Declares a service; export it as default from a file in `src/services`. The file's name is its name:
 * `src/services/brand.ts` is `services.brandService`. It is made anew for every request, event and job that asks for
 * it, with the `db` of the transaction that is under way: keep nothing in it.
 * @since 0.1
 */
export function service<T extends object>(make: (shop: ServiceArguments) => T): ServiceDefinition<T> {
  return define("service", { make })
}

/** What a service offers, for declaration merging: `interface Services { brandService: ServiceOf<typeof brand> }`. */
export type ServiceOf<D extends ServiceDefinition> = ReturnType<D["make"]>

/** A service of ours, or of a plugin, changed by a project. */
export interface ServiceExtension extends Definition<"service-extension"> {
  readonly extends: string
  readonly make: (base: object, shop: ServiceArguments) => object
}

/**
 * Changes a service that there is; export it as default from a file in `src/services`. Methods that it returns take the
 * place of those of `base`, for our operations of the HTTP API as well: `POST /admin/products` creates with the
 * `create` of the extended `productService`.
 * @param name the service, e.g. `productService`
 * @param make gets the service as it was and returns what is different
 * @since 0.1
 */
export function extendService<N extends keyof Services>(
  name: N,
  make: (base: Services[N], shop: ServiceArguments) => Partial<Services[N]>,
): ServiceExtension {
  return define("service-extension", { extends: name, make: make as unknown as ServiceExtension["make"] })
}
