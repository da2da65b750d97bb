import kebabCase from "es-toolkit/compat/kebabCase"

/**
 * The handle a title makes: its words in lower case, without accents, joined by hyphens.
 * @param fallback used when the title has no word at all, e.g. the id
 * @since 0.1
 */
export function handleOf(title: string, fallback: string): string {
  return kebabCase(title) || fallback
}
