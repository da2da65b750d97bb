import type { Sidebar } from "./sidebar.ts"

/** The engine, for those who run and change it. */
export const core: Sidebar = {
  name: "core",
  title: "Development",
  landing: "development/overview",
  items: [
    { page: "development/overview", label: "Overview", icon: "server" },
    { heading: "Behind the scenes" },
    { page: "development/events/index", label: "Events" },
    { page: "development/scheduled-jobs/overview", label: "Jobs" },
    { page: "development/notification/overview", label: "Mails" },
    { page: "development/reliability/overview", label: "Reliability" },
    { heading: "Reference" },
    { page: "development/events/events-list", label: "Events list" },
    { ref: "references/entities/index", label: "Entities and enums", icon: "database" },
  ],
}
