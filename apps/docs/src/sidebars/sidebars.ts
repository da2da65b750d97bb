import { api } from "./api.ts"
import { core } from "./core.ts"
import { entities } from "./entities.ts"
import { homepage } from "./homepage.ts"
import { jsClient } from "./js-client.ts"
import { moduleReferences } from "./module-references.ts"
import { modules } from "./modules.ts"
import { plugins } from "./plugins.ts"
import { services } from "./services.ts"
import type { Sidebar } from "./sidebar.ts"
import { troubleshooting } from "./troubleshooting.ts"
import { upgradeGuides } from "./upgrade-guides.ts"
import { userGuide } from "./user-guide.ts"

/** The areas of the site in the order of the header. */
export const sidebars: readonly Sidebar[] = [
  homepage,
  userGuide,
  modules,
  core,
  api,
  jsClient,
  entities,
  upgradeGuides,
  plugins,
  troubleshooting,
  ...moduleReferences,
  services,
]
