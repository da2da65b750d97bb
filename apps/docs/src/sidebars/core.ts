import type { Sidebar } from "./sidebar.ts"

/** The engine, for those who run and change it. */
export const core: Sidebar = {
  name: "core",
  title: "Development",
  landing: "development/overview",
  items: [
    { page: "development/overview", label: "Overview", icon: "server" },
    { heading: "Make it your own" },
    { page: "development/endpoints/create", label: "Endpoints" },
    { page: "development/endpoints/add-middleware", label: "Middlewares" },
    { page: "development/endpoints/extend-validator", label: "Further input" },
    { page: "development/entities/create", label: "Tables" },
    { page: "development/entities/extend-entity", label: "Columns on ours" },
    { page: "development/services/create-service", label: "Services" },
    { page: "development/services/extend-service", label: "Change services" },
    { page: "development/events/create-subscriber", label: "Subscribers" },
    { page: "development/scheduled-jobs/create", label: "Jobs of your own" },
    { page: "development/loaders/create", label: "Loaders" },
    { page: "development/fundamentals/transaction-orchestrator", label: "Steps" },
    { page: "development/plugins/create", label: "Plugins" },
    { heading: "Behind the scenes" },
    { page: "development/events/index", label: "Events" },
    { page: "development/scheduled-jobs/overview", label: "Jobs" },
    { page: "development/notification/overview", label: "Mails" },
    { page: "development/reliability/overview", label: "Reliability" },
    { heading: "Reference" },
    { page: "cli/reference" },
    { page: "development/events/events-list", label: "Events list" },
    "references/errors",
    { ref: "references/entities/index", label: "Entities and enums", icon: "database" },
  ],
}
