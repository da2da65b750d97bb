import { openedPage } from "./base-path.ts"
import { loadSections } from "./messages/loaded.ts"
import { sectionsOfPage, startSection } from "./messages/page-sections.ts"
import "./styles/index.css"

// Modules take their texts when they are loaded, so the texts come first: those of the opened page with those of all.
await loadSections([startSection, ...sectionsOfPage(openedPage())])
await import("./app.tsx")
