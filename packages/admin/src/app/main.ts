import { currentLanguage } from "./language/language.ts"
import { loadCatalog } from "./messages/loaded.ts"
import "./styles/index.css"

// Modules take their texts when they are loaded, so the texts come first.
await loadCatalog(currentLanguage())
await import("./app.tsx")
