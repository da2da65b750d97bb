import { openedPage } from "./base-path.ts"
import { catalogPath, chosenLanguage, directionOf } from "./language/language.ts"
import { sectionsOfPage, startSection } from "./messages/page-sections.ts"
import { applyTheme, storedTheme } from "./theme/theme.ts"

// A separate file in the head of the page: it runs before the first paint, so that no page flashes in other colors or in
// the other direction.
applyTheme(storedTheme())
const language = chosenLanguage()
document.documentElement.lang = language
document.documentElement.dir = directionOf(language)
for (const section of [startSection, ...sectionsOfPage(openedPage())]) {
  const path = catalogPath(language, section)
  if (path === undefined) continue
  const link = document.createElement("link")
  Object.assign(link, { rel: "modulepreload", href: path })
  document.head.append(link)
}
