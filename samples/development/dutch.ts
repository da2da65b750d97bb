export const languages = {
  // … the other languages
  // region language
  nl: "Nederlands",
  // endregion
}
