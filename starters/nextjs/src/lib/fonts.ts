import localFont from "next/font/local"

/**
 * Both fonts come from npm packages under the Open Font License and are served by the storefront itself.
 * They are not preloaded: the style sheet is part of the page, so the browser finds them early anyway, and on a slow
 * line the first picture no longer waits behind 52 kB of fonts.
 */
export const sans = localFont({
  src: "../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  variable: "--font-instrument-sans",
  weight: "400 700",
  display: "optional",
  preload: false,
  adjustFontFallback: "Arial",
})

export const serif = localFont({
  src: "../../node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
  variable: "--font-instrument-serif",
  weight: "400",
  display: "optional",
  preload: false,
  adjustFontFallback: "Times New Roman",
})
