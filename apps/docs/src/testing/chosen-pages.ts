import { seededRandom } from "@stheno/testing/seeded-random.ts"

/** One page of each template, and each part that only some pages have. */
export const templates = {
  home: "/",
  "list of an area": "/modules/overview",
  "concept with a diagram": "/modules/orders",
  "guide with samples": "/modules/regions-and-currencies/admin/manage-regions",
  recipe: "/recipes/ecommerce",
  "guide for hosts": "/deployments/server/general-guide",
  plugin: "/plugins/file-service/local",
  glossary: "/glossary",
  "upgrade guide": "/upgrade-guides/medusa-core",
  troubleshooting: "/troubleshooting/cors-issues",
  "HTTP API": "/api/store",
  "resource of the API": "/api/store/carts",
  operation: "/api/store/carts/PostCart",
  entities: "/references/entities",
  entity: "/references/entities/classes/Cart",
  enum: "/references/entities/enums/OrderStatus",
  service: "/references/services/classes/CartService",
  "client class": "/references/js-client/classes/StoreClient",
  hooks: "/references/medusa-react/store-carts",
  method: "/references/pricing/calculatePrices",
  "all errors": "/references/errors",
  "errors of a group": "/references/errors/carts",
  events: "/development/events/events-list",
  configuration: "/references/configuration",
  "command line": "/cli/reference",
  "no such page": "/404.html",
} as const

/**
 * Pages chosen by chance, the same ones for the same seed.
 * @param routes all pages
 * @param count how many
 * @param seed any integer
 * @since 0.1
 */
export function choosePages(routes: readonly string[], count: number, seed: number): string[] {
  const left = [...routes]
  const next = seededRandom(seed)
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(Math.floor(next() * left.length), 1)[0]!,
  )
}
