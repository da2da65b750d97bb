import { german } from "./de.ts"
import { english, type Messages } from "./en.ts"
import { spanish } from "./es.ts"
import { french } from "./fr.ts"
import { italian } from "./it.ts"
import { dutch } from "./nl.ts"

/** The built-in texts of emails by language. */
export const builtInMessages: Readonly<Record<string, Messages>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
}
