export type { Dashboard } from "./dashboard.ts"
export { buildProject, type ExtensionOrigin } from "./live-extensions.ts"
export { defaultSettings, readDashboardSettings, type DashboardSettings } from "./read-settings.ts"
export { isInstalled, setUpDashboard } from "./set-up-dashboard.ts"
