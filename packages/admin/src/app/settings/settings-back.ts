import { t } from "../messages/index.ts"

/** The link back to the settings. */
export const settingsBack = { to: "/a/settings", label: t.settingsCards.title }
