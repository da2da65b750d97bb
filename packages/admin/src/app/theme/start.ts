import { applyTheme, storedTheme } from "./theme.ts"

// A file of its own in the head of the page: it runs before the first paint, so that no page flashes in the other colours.
applyTheme(storedTheme())
