/**
 * Makes a text harmless for spreadsheets: one that they would run as a formula gets an apostrophe in front. Some run
 * the full-width signs of East Asian keyboards, too. Texts
 * that begin with apostrophes before such a sign get one more, so that `restoreFormula` gives back any text exactly.
 * @source OWASP, CSV injection
 * @since 0.1
 */
export function neutralizeFormula(text: string): string {
  return /^'*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
}

/**
 * Takes back what `neutralizeFormula` did.
 * @since 0.1
 */
export function restoreFormula(text: string): string {
  return /^'+[=+\-@\t\r\n＝＋－＠]/.test(text) ? text.slice(1) : text
}
