/**
 * Words that people use for one thing; a page that has any of them is about it. Only words that mean the same in a shop:
 * a group of words that are merely near each other would bring pages that answer something else.
 */
const groups: readonly (readonly string[])[] = [
  ["discount", "coupon", "promo", "promotion", "voucher"],
  ["tax", "vat", "gst"],
  ["refund", "reimburse"],
  ["exchange", "swap"],
  ["complaint", "claim", "damaged", "defective", "broken"],
  ["parcel", "shipment", "fulfillment"],
  ["ship", "send", "dispatch", "shipped"],
  ["carrier", "fulfillment"],
  ["warehouse", "location"],
  ["stock", "inventory"],
  ["sold", "availability"],
  ["basket", "cart"],
  ["customer", "buyer", "shopper"],
  ["staff", "employee", "colleague"],
  ["dashboard", "backoffice"],
  ["picture", "image", "photo"],
  ["delete", "remove", "drop"],
  ["create", "add", "make", "new", "write"],
  ["change", "update", "modify", "edit"],
  ["override", "customize", "extend"],
  ["mail", "email", "e-mail"],
  ["login", "log-in", "signin"],
  ["signup", "register", "registration"],
  ["guest", "anonymous"],
  ["cron", "scheduled"],
  ["webhook", "callback"],
  ["deploy", "deployment", "hosting", "production"],
  ["docker", "container"],
  ["kubernetes", "cluster"],
  ["cpu", "core", "processes"],
  ["https", "tls", "certificate"],
  ["telemetry", "analytics", "tracking"],
  ["permission", "role", "access"],
  ["swagger", "openapi"],
  ["middleware", "interceptor"],
  ["endpoint", "route"],
  ["rollback", "undo", "revert"],
  ["wholesale", "b2b"],
  ["till", "pos"],
  ["ebook", "download", "digital"],
  ["vendor", "seller"],
  ["env", "environment", "variable"],
  ["config", "configuration", "settings"],
  ["typescript", "types"],
  ["money", "amount"],
  ["cents", "smallest"],
  ["script", "program"],
  ["backup", "back-up"],
  ["sync", "connect", "integrate", "integration"],
  ["fast", "speed", "performance"],
  ["twice", "duplicate", "double"],
  ["maximum", "limit"],
]

/** Two words that are one: what is typed → what is looked for. */
export const phrases: readonly (readonly [RegExp, string])[] = [
  [/\b(?:log|logged|sign|signed|signing|logging)[ -]?in\b/g, "login"],
  [/\b(?:log|sign)[ -]?(?:out|off)\b/g, "logout"],
  [/\bsign[ -]up\b/g, "signup"],
  [/\bset ?up\b/g, "install"],
  [/\bpoint of sale\b/g, "pos"],
  [/\be-mails?\b/g, "email"],
  [/\bsub-?categor/g, "categor"],
  [/\bnext\.?js\b/g, "next.js"],
]

/**
 * Other words for a word, without the word itself.
 * @param stem turns a word into what all its forms share
 * @since 0.1
 */
export function synonymsOf(word: string, stem: (word: string) => string): string[] {
  const wanted = stem(word)
  const found = groups.filter((group) => group.some((one) => stem(one) === wanted)).flat()
  return [...new Set(found)].filter((one) => stem(one) !== wanted)
}
