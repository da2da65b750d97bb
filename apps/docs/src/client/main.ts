import "../styles/index.css"
import { startContents } from "./contents.ts"
import { startCopyButtons } from "./copy.ts"
import { startIslands } from "./islands.ts"
import { rememberPage } from "./recent.ts"
import { startShortcuts } from "./shortcuts.ts"
import { startSidebar } from "./sidebar.ts"
import { startTabs } from "./tabs.ts"
import { startThemeButton } from "./theme.ts"

startThemeButton()
startTabs()
startCopyButtons()
startContents()
startIslands()
startShortcuts()
startSidebar()
rememberPage()
