/** How numbers and dates are written: the reader's English, as the texts are English. */
export const locale =
  (typeof navigator === "undefined" ? [] : navigator.languages).find((each) => /^en\b/.test(each)) ?? "en-GB"
