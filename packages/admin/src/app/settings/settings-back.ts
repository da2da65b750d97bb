import { t } from "../messages/index.ts"

/** The way back to the settings. */
export const settingsBack = { to: "/a/settings", label: t.settingsCards.title }
