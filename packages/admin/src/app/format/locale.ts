import { currentLanguage, isSameLanguage } from "../language/language.ts"

const language = currentLanguage()
const wanted = typeof navigator === "undefined" ? [] : navigator.languages

/** How numbers and dates are written: as in the reader's region, if the texts are in the reader's language. */
export const locale =
  wanted.find((each) => isSameLanguage(each, language)) ?? (language === "en" ? "en-GB" : language)
