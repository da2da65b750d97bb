import localFont from "next/font/local"

/** Both fonts come from npm packages under the Open Font License and are served by the storefront itself. */
export const sans = localFont({
  src: "../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  variable: "--font-instrument-sans",
  weight: "400 700",
  display: "optional",
  adjustFontFallback: "Arial",
})

export const serif = localFont({
  src: "../../node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
  variable: "--font-instrument-serif",
  weight: "400",
  display: "optional",
  adjustFontFallback: "Times New Roman",
})
