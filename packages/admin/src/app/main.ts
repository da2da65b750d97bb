import { openedPage } from "./base-path.ts"
import { loadSections } from "./messages/loaded.ts"
import { sectionsOfPage, startSection } from "./messages/page-sections.ts"
import "./styles/index.css"

// Modules take their texts when they are loaded, so the texts come first: the shared texts and the texts of the opened page.
await loadSections([startSection, ...sectionsOfPage(openedPage())])
await import("./app.tsx")
