const folder = new URL("../../../server/src/mail/", import.meta.url)

/** The layout of the built-in emails, in MJML. */
export const layoutSource = new URL("layout.mjml", folder)

/** What is compiled from it. */
export const layoutFile = new URL("layout.gen.ts", folder)
