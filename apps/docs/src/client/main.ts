import "../styles/index.css"
import { startContents } from "./contents.ts"
import { startCopyButtons } from "./copy.ts"
import { startShortcuts } from "./shortcuts.ts"
import { startSearch } from "./start-search.ts"
import { startTabs } from "./tabs.ts"
import { startThemeButton } from "./theme.ts"

startThemeButton()
startTabs()
startCopyButtons()
startContents()
const openSearch = startSearch()
startShortcuts(openSearch)

// A long sidebar opens where the reader stands.
document.querySelector(".sidebar [aria-current=page]")?.scrollIntoView({ block: "nearest" })
