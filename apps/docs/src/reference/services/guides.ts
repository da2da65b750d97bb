/** The guide to a kind of file in a project, and a file of this kind. */
export interface Guide {
  readonly route: string
  readonly title: string
  /** a sample below `samples/` */
  readonly file: string
  readonly region?: string
  /** the exports of the core that the guide explains */
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
]

/** The guide that explains an export of the core. */
export function guideOf(name: string): Guide | undefined {
  return guides.find(({ names }) => names.includes(name))
}
