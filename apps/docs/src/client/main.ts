import "../styles/index.css"
import { startContents } from "./contents.ts"
import { startCopyButtons } from "./copy.ts"
import { startPictures } from "./pictures.ts"
import { startFeedback } from "./feedback.ts"
import { startShortcuts } from "./shortcuts.ts"
import { startRuns } from "./start-runs.ts"
import { startSearch } from "./start-search.ts"
import { startSidebar } from "./sidebar.ts"
import { startTabs } from "./tabs.ts"
import { startThemeButton } from "./theme.ts"

startThemeButton()
startTabs()
startCopyButtons()
startContents()
startFeedback()
startPictures()
startRuns()
const openSearch = startSearch()
startShortcuts(openSearch)
startSidebar()
