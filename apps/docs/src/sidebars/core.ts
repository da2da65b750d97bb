import type { Sidebar } from "./sidebar.ts"

/** The engine, for those who run and change it. */
export const core: Sidebar = {
  name: "core",
  title: "Development",
  landing: "development/overview",
  items: [
    { page: "development/overview", label: "Overview", icon: "server" },
    {
      group: "Install",
      items: [
        "development/backend/prepare-environment",
        "development/backend/install",
        "development/backend/directory-structure",
        "development/backend/configurations",
      ],
    },
    {
      group: "Fundamentals",
      items: [
        "development/fundamentals/architecture-overview",
        "development/fundamentals/dependency-injection",
        "development/fundamentals/permissions",
        "development/fundamentals/local-development",
        "development/fundamentals/transaction-orchestrator",
        "development/reliability/overview",
      ],
    },
    { heading: "Make it your own" },
    {
      group: "Endpoints",
      items: [
        "development/endpoints/overview",
        { page: "development/endpoints/create", label: "Create an endpoint" },
        "development/endpoints/example-logged-in-user",
        "development/endpoints/add-middleware",
        "development/endpoints/extend-validator",
        "development/http/cors",
      ],
    },
    {
      group: "Tables",
      items: [
        "development/entities/overview",
        { page: "development/entities/create", label: "Create a table" },
        "development/entities/extend-entity",
        "development/entities/migrations/overview",
        "development/entities/migrations/create",
        "development/entities/repositories",
        "development/entities/extend-repository",
      ],
    },
    {
      group: "Services",
      items: [
        "development/services/overview",
        { page: "development/services/create-service", label: "Create a service" },
        { page: "development/services/extend-service", label: "Change a service" },
      ],
    },
    {
      group: "Events",
      items: [
        { page: "development/events/index", label: "Overview" },
        "development/events/subscribers",
        { page: "development/events/create-subscriber", label: "Create a subscriber" },
        "development/events/create-module",
        "development/events/modules/local",
        "development/events/modules/redis",
      ],
    },
    {
      group: "Jobs and loaders",
      items: [
        { page: "development/scheduled-jobs/overview", label: "Jobs" },
        "development/scheduled-jobs/create",
        { page: "development/loaders/overview", label: "Loaders" },
        { page: "development/loaders/create", label: "Create a loader" },
      ],
    },
    {
      group: "Batch jobs",
      items: [
        { page: "development/batch-jobs/index", label: "Overview" },
        "development/batch-jobs/create",
        "development/batch-jobs/customize-import",
      ],
    },
    {
      group: "Strategies",
      items: ["development/strategies/overview", "development/strategies/override-strategy"],
    },
    {
      group: "Plugins",
      items: [
        "development/plugins/overview",
        { page: "development/plugins/create", label: "Create a plugin" },
        "development/plugins/publish",
        { ref: "plugins/overview", label: "Available plugins" },
      ],
    },
    {
      group: "Modules",
      items: ["development/modules/overview", "development/modules/create", "development/modules/publish"],
    },
    "development/testing/overview",
    { heading: "Services of the server" },
    {
      group: "Notifications",
      items: [
        { page: "development/notification/overview", label: "Emails" },
        "development/notification/change-emails",
        "development/notification/create-notification-provider",
      ],
    },
    {
      group: "Files",
      items: ["development/file-service/overview", "development/file-service/create-file-service"],
    },
    { group: "Search", items: ["development/search/overview", "development/search/create"] },
    {
      group: "Cache",
      items: [
        "development/cache/overview",
        "development/cache/modules/in-memory",
        "development/cache/modules/redis",
        "development/cache/create",
        "development/cache/responses",
      ],
    },
    "development/locks/overview",
    {
      group: "Idempotency keys",
      items: ["development/idempotency-key/overview", "development/idempotency-key/use-service"],
    },
    {
      group: "Publishable API keys",
      items: [
        { page: "development/publishable-api-keys/index", label: "Overview" },
        "development/publishable-api-keys/admin/manage-publishable-api-keys",
        "development/publishable-api-keys/storefront/use-in-requests",
      ],
    },
    {
      group: "Feature flags",
      items: ["development/feature-flags/overview", "development/feature-flags/toggle"],
    },
    "development/providers/contracts",
    "development/providers/connect-app",
    "development/logging",
    { heading: "Reference" },
    { page: "cli/reference" },
    { page: "cli/mcp" },
    { page: "development/events/events-list", label: "Events list" },
    {
      group: "Errors",
      folded: "references/errors",
      items: [
        { page: "references/errors", label: "All errors" },
        { generated: "references/errors/", but: ["references/errors/command-line"] },
        "references/errors/command-line",
      ],
    },
    "references/configuration",
    { ref: "references/services/index", label: "Services and types" },
    { ref: "references/entities/index", label: "Entities and enums", icon: "database" },
    { ref: "troubleshooting/index", label: "Troubleshooting", icon: "alert" },
  ],
}
