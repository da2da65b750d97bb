/** The guide to a kind of file in a project, or to a module, and a file that it explains. */
export interface Guide {
  readonly route: string
  readonly title: string
  /** a sample below `samples/` */
  readonly file: string
  readonly region?: string
  /** what the names are imported from; `@stheno/core` by default */
  readonly entry?: string
  /** the exports that the guide explains */
  readonly names: readonly string[]
}

/**
 * What the pages of exports show besides their docblocks.
 * @since 0.2
 */
export const guides: readonly Guide[] = [
  {
    route: "/development/loaders/create",
    title: "Create a loader",
    file: "brand-shop/src/loaders/default-brand.ts",
    names: ["loader", "LoaderArguments", "LoaderDefinition", "StopLoader"],
  },
  {
    route: "/development/scheduled-jobs/create",
    title: "Create a scheduled job",
    file: "brand-shop/src/jobs/count-brands.ts",
    names: ["job", "JobArguments", "JobConfig", "JobDefinition"],
  },
  {
    route: "/development/events/create-subscriber",
    title: "Create a subscriber",
    file: "brand-shop/src/subscribers/brand-created.ts",
    names: ["subscriber", "SubscriberArguments", "SubscriberConfig", "SubscriberDefinition"],
  },
  {
    route: "/development/services/create-service",
    title: "Create a service",
    file: "brand-shop/src/services/brand.ts",
    region: "service",
    names: ["service", "ServiceArguments", "ServiceDefinition", "ServiceOf"],
  },
  {
    route: "/development/entities/migrations/create",
    title: "Create a migration",
    file: "tea-shop/src/migrations/0002-quote-state.ts",
    region: "migration",
    names: ["migration", "MigrationDefinition", "MigrationWork"],
  },
  {
    route: "/development/endpoints/create",
    title: "Create an endpoint",
    file: "brand-shop/src/api/admin/brands/route.ts",
    region: "post",
    names: ["endpoint", "Endpoint", "EndpointOptions", "EndpointInput"],
  },
  {
    route: "/development/entities/create",
    title: "Create a table",
    file: "brand-shop/src/models/brand.ts",
    region: "model",
    names: ["column", "model", "Model", "ModelOptions", "TableOf"],
  },
  {
    route: "/development/entities/extend-entity",
    title: "Add columns to an existing table",
    file: "brand-shop/src/models/product.ts",
    region: "extend",
    names: ["extendModel", "ModelExtension"],
  },
  {
    route: "/development/endpoints/add-middleware",
    title: "Middlewares",
    file: "brand-shop/src/api/middlewares.ts",
    names: ["defineMiddlewares", "Middleware", "MiddlewareRoute", "Middlewares"],
  },
  {
    route: "/development/endpoints/extend-validator",
    title: "Extend the input of built-in operations",
    file: "brand-shop/src/api/inputs.ts",
    names: ["extendInput", "InputExtension"],
  },
  {
    route: "/development/services/extend-service",
    title: "Change a built-in service",
    file: "brand-shop/src/services/product.ts",
    region: "extend",
    names: ["extendService", "ServiceExtension"],
  },
  {
    route: "/development/cache/overview",
    title: "Cache",
    file: "tea-shop/src/api/store/newest/route.ts",
    region: "newest",
    names: ["Cache", "cached", "createMemoryCache"],
  },
  {
    entry: "@stheno/core/cache",
    route: "/development/cache/modules/in-memory",
    title: "In-memory cache",
    file: "modules/messages.ts",
    region: "cache",
    names: ["CacheModule", "CacheOptions", "createCacheModule"],
  },
  {
    entry: "@stheno/core/event-bus",
    route: "/development/events/modules/local",
    title: "The event bus",
    file: "modules/messages.ts",
    region: "event-bus",
    names: ["EventBusModule", "createEventBusModule"],
  },
  {
    entry: "@stheno/core/product",
    route: "/modules/products/serverless-module",
    title: "The product module without a server",
    file: "modules/catalogue.ts",
    names: ["createProductModule"],
  },
  {
    entry: "@stheno/core/pricing",
    route: "/references/pricing",
    title: "Pricing module",
    file: "modules/prices.ts",
    names: ["createPricingModule"],
  },
  {
    entry: "@stheno/core/inventory",
    route: "/modules/multiwarehouse/install-modules",
    title: "Install multi-warehouse",
    file: "modules/stock.ts",
    names: ["createInventoryModule"],
  },
  {
    entry: "@stheno/core/stock-location",
    route: "/modules/multiwarehouse/install-modules",
    title: "Install multi-warehouse",
    file: "modules/stock.ts",
    names: ["StockLocationModule", "createStockLocationModule"],
  },
]

/** The guide that explains an export. */
export function guideOf(name: string, from: string): Guide | undefined {
  return guides.find(({ names, entry = "@stheno/core" }) => entry === from && names.includes(name))
}
