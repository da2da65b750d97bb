const word = "[\\w!#$%&'*+\\-/=?^`{|}~\\u00a1-\\ud7ff]+"
const letter = "[A-Za-z\\d\\u00a1-\\ud7ff]"
const label = `${letter}(?:(?:${letter}|-){0,61}${letter})?`
const last = "(?:[A-Za-z\\u00a1-\\ud7ff]{2,63}|xn[A-Za-z\\d-]{1,60}[A-Za-z\\d])"
const pattern = new RegExp(`^(?=[^@]{1,64}@[^\\s@]{1,254}$)${word}(?:\\.${word})*@(?:${label}\\.)+${last}$`)

/** Whether a text is an email address that the API accepts; it also accepts names in quotation marks. */
export function isEmail(text: string): boolean {
  return pattern.test(text.trim())
}
