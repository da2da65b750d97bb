/** The scripts that are written from right to left, by their ISO 15924 code. */
const rightToLeft = new Set(["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi"])

/**
 * The direction in which a language is written.
 * @param locale language, and script where the language has several, such as `ar` or `uz-Arab`
 * @since 0.1
 */
export function directionOf(locale: string): "ltr" | "rtl" {
  const { script } = new Intl.Locale(locale).maximize()
  return script !== undefined && rightToLeft.has(script) ? "rtl" : "ltr"
}
