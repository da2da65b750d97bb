import type { ServiceDefinition, ServiceExtension } from "./service.ts"
import type { PlacedService, Problem } from "./extension.ts"
import { nearest } from "../platform/kernel/nearest.ts"
import type { Container, Shop } from "./shop.ts"
import type { Context } from "../platform/http/operation.ts"
import type { Services } from "./registry.ts"
import type { Routed } from "./route-through-services.ts"

/** The request that a shop was made for. */
export interface Link {
  readonly context: Context
  /** the operation that goes through a service of the project */
  readonly routed?: Routed
}

/** Makes a service for a shop. */
export type ServiceMaker = (shop: Shop, link: Link) => object

/** A registry of services: built-in ones, then plugins, then the project; later ones override earlier ones. */
export type ServiceMakers = ReadonlyMap<string, ServiceMaker>

/**
 * Adds the services of a project to the existing ones.
 * @param problems receives the extensions of services that do not exist, which are left out
 * @since 0.1
 */
export function withServices(
  base: ServiceMakers,
  placed: readonly PlacedService[],
  problems: Problem[] = [],
): ServiceMakers {
  const makers = new Map(base)
  for (const { name, definition, origin } of placed) {
    const given = (shop: Shop) => ({ ...shop, pluginOptions: origin.options })
    const earlier = makers.get(targetOf(name, definition))
    if (!earlier && definition.$stheno === "service-extension") {
      problems.push(unknownService(definition.extends, origin.file, [...makers.keys()]))
      continue
    }
    makers.set(targetOf(name, definition), (shop, link) =>
      definition.$stheno === "service"
        ? definition.make(given(shop))
        : extended(definition, earlier?.(shop, link) ?? {}, given(shop)),
    )
  }
  return makers
}

function unknownService(name: string, file: string, known: readonly string[]): Problem {
  const near = nearestService(name, known)
  return {
    file,
    message: `Cannot extend the unknown service ${name}.`,
    remedy: near ? `Did you mean ${near}?` : "Name a built-in service, or a service of a plugin.",
  }
}

/** Compares names without the ending that most of them share, which would make different ones similar. */
function nearestService(name: string, known: readonly string[]): string | undefined {
  const bare = (word: string) => word.replace(/Service$/, "")
  const near = nearest(bare(name), known.map(bare))
  return known.find((word) => bare(word) === near)
}

/** Which service a file is about. */
export function targetOf(name: string, definition: ServiceDefinition | ServiceExtension): string {
  return definition.$stheno === "service-extension" ? definition.extends : name
}

/** What the extension returns comes first; everything else is the service's own. */
function extended(
  definition: ServiceExtension,
  base: object,
  shop: Shop & { pluginOptions: object },
): object {
  // The types differ only in `pluginOptions`, which come from the configuration file.
  const changes = definition.make(base, shop as Parameters<typeof definition.make>[1])
  // `Object.create` returns an object.
  const result = Object.create(base) as object
  return Object.assign<object, object, object>(result, base, changes)
}

/**
 * The services of a shop, each made when it is first asked for. A misspelt name is undefined, as every
 * other unknown name, and logged with the right one.
 */
export function servicesFor(makers: ServiceMakers, shop: () => Shop, link: Link): Services {
  const made = new Map<string, object>()
  const find = (name: string) => {
    const known = made.get(name)
    if (known) return known
    const maker = makers.get(name)
    if (!maker) {
      const near = nearestService(name, [...makers.keys()])
      if (near) shop().log.warn({ service: name }, `Unknown service ${name}. Did you mean ${near}?`)
      return undefined
    }
    const fresh = maker(shop(), link)
    made.set(name, fresh)
    return fresh
  }
  // The proxy answers every property itself.
  return new Proxy(Object.create(null) as Services, {
    get: (_, name) => (typeof name === "string" ? find(name) : undefined),
    has: (_, name) => typeof name === "string" && makers.has(name),
    ownKeys: () => [...makers.keys()],
    getOwnPropertyDescriptor: (_, name) =>
      typeof name === "string" && makers.has(name)
        ? { enumerable: true, configurable: true, value: find(name) }
        : undefined,
  })
}

/**
 * The container of v1's code: `resolve("brandService")`, and `container.brandService` as constructors use it.
 * @throws RangeError when nothing has the name
 */
export function containerFor(shop: () => Shop): Container {
  const others: Readonly<Record<string, (shop: Shop) => unknown>> = {
    logger: ({ log }) => log,
    manager: ({ db }) => db,
    db: ({ db }) => db,
    cacheService: ({ cache }) => cache,
    featureFlagRouter: ({ flags }) => flags,
    configModule: ({ config }) => config,
    eventBusService: ({ emit }) => ({ emit }),
    engine: ({ engine }) => engine,
  }
  const resolve = (name: string): unknown => {
    const { services } = shop()
    // Checked with `in` beside it.
    if (name in services) return services[name as keyof Services]
    const other = Object.hasOwn(others, name) ? others[name] : undefined
    if (other) return other(shop())
    if (name === "then" || name === "toJSON") return undefined
    const near = nearestService(name, [...Object.keys(services), ...Object.keys(others)])
    throw new RangeError(`Unknown service ${name}.${near ? ` Did you mean ${near}?` : ""}`)
  }
  return new Proxy(
    { resolve },
    {
      get: (target, name) =>
        name === "resolve" ? target.resolve : typeof name === "string" ? resolve(name) : undefined,
      has: (_, name) => typeof name === "string" && (name in others || name in shop().services),
    },
  )
}
