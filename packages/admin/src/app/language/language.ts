/** The languages of the dashboard with their own names. Each has a folder in `messages`. */
export const languages = {
  ar: "العربية",
  bg: "Български",
  bs: "Bosanski",
  cs: "Čeština",
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  hi: "हिन्दी",
  hr: "Hrvatski",
  it: "Italiano",
  ja: "日本語",
  ko: "한국어",
  pl: "Polski",
  "pt-BR": "Português (Brasil)",
  ru: "Русский",
  sl: "Slovenščina",
  tk: "Türkmençe",
  uk: "Українська",
  vi: "Tiếng Việt",
  "zh-CN": "简体中文",
} as const satisfies Record<string, string>

export type Language = keyof typeof languages

const key = "stheno:language"
const rightToLeft = new Set(["ar", "fa", "he", "ur"])

/** The language with this code, if the dashboard speaks it. */
export function asLanguage(code: unknown): Language | undefined {
  return typeof code === "string" && Object.hasOwn(languages, code) ? (code as Language) : undefined
}

/** The language to use: the choice kept in this browser, else the first of the browser's that exists, else English. */
export function chosenLanguage(): Language {
  return storedLanguage() ?? preferredLanguage(navigator.languages)
}

/** The first of these languages that the dashboard speaks, whatever its region; else English. */
export function preferredLanguage(tags: readonly string[]): Language {
  const codes = Object.keys(languages)
  for (const tag of tags) {
    const code = codes.find((each) => each === tag) ?? codes.find((each) => isSameLanguage(each, tag))
    if (code !== undefined) return asLanguage(code) ?? "en"
  }
  return "en"
}

/** Whether two tags name the same language, whatever the region, e.g. `pt` and `pt-BR`. */
export function isSameLanguage(one: string, other: string): boolean {
  return one.split("-")[0]?.toLowerCase() === other.split("-")[0]?.toLowerCase()
}

/** The language of the page. It changes only with a reload. */
export function currentLanguage(): Language {
  return (typeof document === "undefined" ? undefined : asLanguage(document.documentElement.lang)) ?? "en"
}

/** The direction in which a language is written. */
export function directionOf(language: string): "ltr" | "rtl" {
  return rightToLeft.has(language) ? "rtl" : "ltr"
}

function storedLanguage(): Language | undefined {
  try {
    return asLanguage(localStorage.getItem(key))
  } catch {
    return undefined
  }
}

/** Keeps the choice in this browser. @returns whether the browser keeps anything */
export function keepLanguage(language: Language): boolean {
  try {
    localStorage.setItem(key, language)
    return localStorage.getItem(key) === language
  } catch {
    return false
  }
}

/** Switches the page to this language. The browser asks first if there is unsaved input. */
export function switchLanguage(language: Language): void {
  if (language !== currentLanguage() && keepLanguage(language)) location.reload()
}

/**
 * Where the built texts of a language are.
 * @param section of messages/sections.json, or `start`
 * @returns path below the dashboard's; the build writes its pattern into the page
 */
export function catalogPath(language: string, section: string): string | undefined {
  const pattern = document.querySelector<HTMLMetaElement>('meta[name="texts"]')?.content
  return pattern?.replace("%language%", language).replace("%section%", section)
}
