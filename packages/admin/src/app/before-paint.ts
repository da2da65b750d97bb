import { catalogPath, chosenLanguage, directionOf } from "./language/language.ts"
import { applyTheme, storedTheme } from "./theme/theme.ts"

// A file of its own in the head of the page: it runs before the first paint, so that no page flashes in other colors or in
// the other direction.
applyTheme(storedTheme())
const language = chosenLanguage()
document.documentElement.lang = language
document.documentElement.dir = directionOf(language)
const path = catalogPath(language)
if (path !== undefined) {
  const link = document.createElement("link")
  Object.assign(link, { rel: "modulepreload", href: path })
  document.head.append(link)
}
