import type { Sidebar } from "./sidebar.ts"

/** Every table and every set of values. */
export const entities: Sidebar = {
  name: "entitiesSidebar",
  title: "Data model",
  landing: "references/entities/index",
  items: [
    "references/entities/index",
    { group: "Entities", icon: "table", items: [{ generated: "references/entities/classes/" }] },
    { group: "Enums", icon: "list", items: [{ generated: "references/entities/enums/" }] },
  ],
}
