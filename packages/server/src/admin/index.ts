export type { Dashboard } from "./dashboard.ts"
export type { ExtensionOrigin } from "./live-extensions.ts"
export {
  dashboardKeysWithoutMeaning,
  readDashboardSettings,
  defaultSettings,
  type DashboardSettings,
} from "./read-settings.ts"
export { setUpDashboard } from "./set-up-dashboard.ts"
